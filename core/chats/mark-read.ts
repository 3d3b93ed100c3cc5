import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationId } from './chat.ts'
import type { ChatError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'now'>
type Command = {
  readonly member: MemberId
  readonly conversation: ConversationId
  /** The newest message that was on the screen. */
  readonly seq: number
  /** Whether the member is invisible: what they read then, the other never learns. */
  readonly invisible: boolean
}

/** Notes how far a member has read; opening a conversation sets its unread count to 0 (spec §4). */
export async function markRead(
  { atomically, now }: Needs,
  { member, conversation, seq, invisible }: Command,
): Promise<Result<null, Extract<ChatError, { code: 'chat.not-found' }>>> {
  return atomically(async ({ conversations, events }) => {
    const seat = await conversations.hold(conversation, member)
    if (!seat) return err({ code: 'chat.not-found' })
    const upTo = Math.min(seq, seat.conversation.lastSeq)
    if (upTo <= seat.readSeq) return ok(null)
    await conversations.read(conversation, member, upTo, !invisible)
    const read = { conversation, by: member, with: seat.with, upTo }
    const unseen = invisible ? { unseen: true as const } : {}
    await events.append({ type: 'conversation.read', ...read, ...unseen }, now())
    return ok(null)
  })
}
