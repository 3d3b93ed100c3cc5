import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationId, HeldMessage, Message, Seat } from './chat.ts'
import type { ChatError } from './errors.ts'

/** How many messages one answer holds. */
export const MESSAGES_PER_PAGE = 50

type Query = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly before?: number
  readonly after?: number
}

export type ConversationView = {
  readonly seat: Seat
  /** Oldest first. */
  readonly messages: readonly Message[]
  /** The member's own messages that wait for their email to be confirmed. */
  readonly held: readonly HeldMessage[]
  readonly hasOlder: boolean
}

/** Part of a conversation, as one of its two members sees it; nobody else learns that it exists. */
export async function readConversation(
  { reads }: Pick<Ports, 'reads'>,
  { member, conversation, ...range }: Query,
): Promise<Result<ConversationView, Extract<ChatError, { code: 'chat.not-found' }>>> {
  const seat = await reads.conversations.seat(conversation, member)
  if (!seat) return err({ code: 'chat.not-found' })

  const hidden = seat.hiddenSeq
  const messages = await reads.messages.range(conversation, {
    ...range,
    hidden,
    limit: MESSAGES_PER_PAGE,
  })
  const held = (await reads.held.of(member)).filter((one) => one.conversation === conversation)
  const oldest = messages[0]?.seq ?? hidden + 1
  return ok({ seat, messages, held, hasOlder: oldest > hidden + 1 })
}
