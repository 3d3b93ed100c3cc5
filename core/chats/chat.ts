import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

export type ConversationId = string
export type MessageId = string

/** What two profiles share. */
export type Conversation = {
  readonly id: ConversationId
  readonly startedBy: MemberId
  readonly other: MemberId
  readonly startedAt: Instant
  /** The `seq` of its newest message; 0 while nobody wrote. */
  readonly lastSeq: number
}

/** One of the two places in a conversation, as the member in it has it. */
export type Seat = {
  readonly conversation: Conversation
  readonly member: MemberId
  readonly with: MemberId
  readonly unread: number
  /** Everything up to here was read. */
  readonly readSeq: number
  /** How far the other has read, as far as they let it be seen: what turns "sent" into "read". */
  readonly otherReadSeq: number
  /** Everything up to here was deleted by this member. */
  readonly hiddenSeq: number
  /** When the member ticked that they know whom they write to; `null` if not yet. */
  readonly acknowledgedAt: Instant | null
}

/** A delivered message. `seq` counts from 1 within its conversation, without gaps. */
export type Message = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly seq: number
  readonly from: MemberId
  readonly text: string
  readonly sentAt: Instant
  /** What it cost its writer, in credits. */
  readonly cost: number
}

/** A message written before the writer's email is confirmed: seen by them alone, charged and sent on confirming. */
export type HeldMessage = {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly text: string
  readonly writtenAt: Instant
  readonly cost: number
}

/** One line of the list of chats. */
export type ChatEntry = {
  readonly conversation: ConversationId
  readonly with: MemberId
  readonly unread: number
  readonly last: Pick<Message, 'seq' | 'from' | 'text' | 'sentAt'> | null
}
