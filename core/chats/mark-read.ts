import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationId } from './chat.ts'
import type { ChatError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'now'>
type Command = {
  readonly member: MemberId
  readonly conversation: ConversationId
  /** `seq` of the newest message displayed. */
  readonly seq: number
  /** Whether the member is invisible: then no read receipt is sent, ever. */
  readonly invisible: boolean
}

/** Records how far a member has read; opening a conversation resets its unread count (spec §4). */
export async function markRead(
  { atomically, now }: Needs,
  { member, conversation, seq, invisible }: Command,
): Promise<Result<null, Extract<ChatError, { code: 'chat.not-found' }>>> {
  return atomically(async ({ blocks, conversations, events }) => {
    const seat = await conversations.lock(conversation, member)
    if (!seat) return err({ code: 'chat.not-found' })
    const upTo = Math.min(seq, seat.conversation.lastSeq)
    if (upTo <= seat.readSeq) return ok(null)
    // No receipt crosses a block either.
    const hidden = invisible || (await blocks.between(member, seat.with))
    await conversations.read(conversation, member, upTo, !hidden)
    const read = { conversation, by: member, with: seat.with, upTo }
    const unseen = hidden ? { unseen: true as const } : {}
    await events.append({ type: 'conversation.read', ...read, ...unseen }, now())
    return ok(null)
  })
}
