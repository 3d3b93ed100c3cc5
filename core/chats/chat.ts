import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../photos/photo.ts'
import type { Instant } from '../shared/time.ts'
import type { GiftId } from './gifts.ts'

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

/** What a message answers, as its writer points at it: a message of the conversation, a photo or a line of the other's profile. */
export type Pointer =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'photo'; readonly id: PhotoId }
  | { readonly kind: 'line'; readonly text: string }

/** What a message answers, as it was then. */
export type Answered = {
  readonly kind: Pointer['kind']
  /** Of the message or photo; `null` for a line, which has none. */
  readonly id: MessageId | PhotoId | null
  /** Whose message, photo or line it is. */
  readonly of: MemberId
  /** The words, or their beginning; '' for a photo. */
  readonly text: string
  readonly gift: GiftId | null
}

/** What a message may carry besides its words. */
export type Enclosed = {
  /** A message with a gift may do without words. */
  readonly gift: GiftId | null
  /** What it quotes. */
  readonly answers: Answered | null
}

/** What a message carries that is words alone. */
export const NOTHING_ENCLOSED: Enclosed = { gift: null, answers: null }

/** A delivered message. `seq` counts from 1 within its conversation, without gaps. */
export type Message = Enclosed & {
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
export type HeldMessage = Enclosed & {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly text: string
  readonly writtenAt: Instant
  readonly cost: number
}

/** A message as it is handed to a store: what it does not say, it does not carry. */
export type Unplaced<Kept extends Enclosed> = Omit<Kept, 'seq' | keyof Enclosed> & Partial<Enclosed>

/** One line of the list of chats. */
export type ChatEntry = {
  readonly conversation: ConversationId
  readonly with: MemberId
  readonly unread: number
  readonly last: Pick<Message, 'seq' | 'from' | 'text' | 'gift' | 'sentAt'> | null
}
