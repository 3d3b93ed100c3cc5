import type { MemberId } from '../../accounts/account.ts'
import type { ConversationId, Message, MessageId } from '../../chats/chat.ts'
import type { Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ReportError } from '../errors.ts'
import { type Evidence, REPORTS } from '../report.ts'

type Needs = Pick<Stores, 'profiles' | 'conversations' | 'messages'>

type Case = {
  readonly reporter: MemberId
  readonly reported: MemberId
  readonly conversation: ConversationId | null
  readonly message: MessageId | null
}

type Refusal = Extract<
  ReportError,
  { code: 'profile.not-found' | 'chat.not-found' | 'message.not-found' }
>

/**
 * The reported member's profile and last messages to the reporter, also from deleted chats. Messages to others are
 * not included.
 */
export async function gatherEvidence(
  { profiles, conversations, messages }: Needs,
  { reporter, reported, conversation, message }: Case,
): Promise<Result<Evidence, Refusal>> {
  const face = await profiles.byId(reported)
  if (!face) return err({ code: 'profile.not-found' })

  const shared = await conversations.between(reporter, reported)
  if (conversation !== null && conversation !== shared?.id) return err({ code: 'chat.not-found' })
  const meant = message === null ? null : await messages.byId(message)
  const isTheirs = meant?.conversation === shared?.id && meant?.from === reported
  if (message !== null && !isTheirs) return err({ code: 'message.not-found' })

  const range = { hidden: 0, limit: REPORTS.lookBack }
  const said = shared ? await messages.range(shared.id, range) : []
  const last = said.filter(({ from }) => from === reported).slice(-REPORTS.messages)
  const quoted = meant && !last.some(({ id }) => id === meant.id) ? [meant, ...last] : last
  const { name, about, line } = face
  return ok({ name, about, ...(line !== null && { line }), messages: quoted.map(quoteOf) })
}

const quoteOf = ({ id, text, sentAt, photo }: Message) => ({
  id,
  text,
  sentAt,
  ...(photo && { photo }),
})
