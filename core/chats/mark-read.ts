import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationId } from './chat.ts'
import type { ChatError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer'>
type Command = {
  readonly member: MemberId
  readonly conversation: ConversationId
  /** The newest message that was on the screen. */
  readonly seq: number
}

/** Notes how far a member has read; opening a conversation sets its unread count to 0 (spec §4). */
export async function markRead(
  { atomically, announcer }: Needs,
  { member, conversation, seq }: Command,
): Promise<Result<null, Extract<ChatError, { code: 'chat.not-found' }>>> {
  let writer: MemberId | null = null
  const marked = await atomically(async ({ conversations }) => {
    const seat = await conversations.seat(conversation, member)
    if (!seat) return err({ code: 'chat.not-found' })
    const read = Math.min(seq, seat.conversation.lastSeq)
    if (read <= seat.readSeq) return ok(null)
    await conversations.read(conversation, member, read)
    writer = seat.with
    return ok(null)
  })
  if (marked.ok && writer) announcer.announce(writer, { type: 'read', conversation })
  return marked
}
