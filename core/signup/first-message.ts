import type { Account } from '../accounts/account.ts'
import type { HeldMessage } from '../chats/chat.ts'
import type { SendMessageError } from '../chats/errors.ts'
import { hold } from '../chats/held.ts'
import { mayWrite } from '../chats/may-write.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import type { CheckedDraft } from './check-draft.ts'

/** A first message waits for the email to be confirmed, or tells why it could not; signing up goes on either way. */
export type FirstMessage = Result<HeldMessage, SendMessageError>

type Needs = Pick<
  Stores,
  'accounts' | 'profiles' | 'blocks' | 'conversations' | 'messages' | 'held'
>
type Writing = {
  readonly writer: Account
  readonly draft: CheckedDraft
  readonly site: Settings
}

/** Keeps the message a visitor wrote before signing up; `null` when there is none. */
export async function holdFirstMessage(
  stores: Needs,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  { writer, draft: { to, message: text, acknowledged }, site }: Writing,
): Promise<FirstMessage | null> {
  if (!to || text === '') return null
  const there = to.id !== writer.id && (await stores.accounts.byId(to.id))
  if (!there) return err({ code: 'chat.closed' })

  const at = now()
  const { id: conversation } = await stores.conversations.open({
    id: newId(),
    startedBy: writer.id,
    other: to.id,
    startedAt: at,
    lastSeq: 0,
  })
  const seat = await stores.conversations.seat(conversation, writer.id)
  if (!seat) return err({ code: 'chat.closed' })
  const allowed = await mayWrite(stores, { seat, writer, acknowledged, site, at })
  if (!allowed.ok) return allowed
  const cost = site.messageCredits
  const message = { id: newId(), conversation, from: writer.id, text, writtenAt: at, cost }
  return hold(stores, message, site)
}
