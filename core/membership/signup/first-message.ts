import type { Account } from '../../accounts/account.ts'
import type { QueuedMessage } from '../../chats/chat.ts'
import type { SendMessageError } from '../../chats/errors.ts'
import { mayWrite } from '../../chats/may-write.ts'
import { queueMessage } from '../../chats/queued.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, type Result } from '../../shared/result.ts'
import type { Settings } from '../../site/settings.ts'
import type { CheckedDraft } from './check-draft.ts'

/** A first message is queued until the email is confirmed, or refused with a reason; signup continues either way. */
export type FirstMessage = Result<QueuedMessage, SendMessageError>

type Needs = Pick<
  Stores,
  | 'accounts'
  | 'profiles'
  | 'blocks'
  | 'conversations'
  | 'messages'
  | 'queued'
  | 'chatPhotos'
  | 'wallets'
>
type Writing = {
  readonly writer: Account
  readonly draft: CheckedDraft
  readonly site: Settings
}

/** Queues the message written before signup; `null` if there is none. */
export async function queueFirstMessage(
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
  return queueMessage(stores, message, site)
}
