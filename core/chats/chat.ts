import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../profiles/photo.ts'
import type { Instant } from '../shared/time.ts'
import type { GiftId } from './messages/gifts.ts'

export type ConversationId = string
export type MessageId = string

/** What two profiles share. */
export type Conversation = {
  readonly id: ConversationId
  /** Who wrote the first message; until there is one, who opened the conversation. */
  readonly startedBy: MemberId
  readonly other: MemberId
  readonly startedAt: Instant
  /** `seq` of the newest message; 0 if there is none. */
  readonly lastSeq: number
}

/** A member's side of a conversation. */
export type Seat = {
  readonly conversation: Conversation
  readonly member: MemberId
  readonly with: MemberId
  readonly unread: number
  /** Read up to this `seq`. */
  readonly readSeq: number
  /** How far the other has read, if they share it: read receipts. */
  readonly otherReadSeq: number
  /** Deleted up to this `seq` by this member. */
  readonly hiddenSeq: number
  /** When the member confirmed knowing the profile's kind; `null` if not yet. */
  readonly acknowledgedAt: Instant | null
}

/** Reference to what a message quotes: a message of the conversation, a photo or a line of the other's profile. */
export type Pointer =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'photo'; readonly id: PhotoId }
  | { readonly kind: 'line'; readonly text: string }

/** A quote, as a snapshot. */
export type Answered = {
  readonly kind: Pointer['kind']
  /** Id of the message or photo; `null` for a profile line. */
  readonly id: MessageId | PhotoId | null
  /** Author of the quoted message, photo or line. */
  readonly of: MemberId
  /** The quoted text, possibly truncated; '' for a photo. */
  readonly text: string
  readonly gift: GiftId | null
}

/** Optional parts of a message besides its text. */
type Enclosed = {
  /** A message with a gift may have no text. */
  readonly gift: GiftId | null
  /** The quote. */
  readonly answers: Answered | null
}

/** Extras of a text-only message. */
export const NOTHING_ENCLOSED: Enclosed = { gift: null, answers: null }

/** A delivered message. `seq` counts from 1 within its conversation, without gaps. */
export type Message = Enclosed & {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly seq: number
  readonly from: MemberId
  readonly text: string
  readonly sentAt: Instant
  /** Its cost in credits. */
  readonly cost: number
  /** Its photo; the text is then empty. */
  readonly photo: PhotoId | null
}

/**
 * A queued message: written before the writer's email is confirmed, visible only to them, charged and sent on
 * confirmation. After it, only those are left that could not be paid.
 */
export type QueuedMessage = Enclosed & {
  readonly id: MessageId
  readonly conversation: ConversationId
  readonly from: MemberId
  readonly text: string
  readonly writtenAt: Instant
  readonly cost: number
}

/** A message as stored: absent parts are omitted. */
export type Unplaced<Content extends Enclosed> = Omit<Content, 'seq' | SetByServer> &
  Partial<Pick<Content, Extract<SetByServer, keyof Content>>>
type SetByServer = keyof Enclosed | 'photo'

/** An entry of the list of chats. */
export type ChatEntry = {
  readonly conversation: ConversationId
  readonly with: MemberId
  readonly unread: number
  readonly last: Pick<Message, 'seq' | 'from' | 'text' | 'gift' | 'photo' | 'sentAt'> | null
}

/** Spec §4: the chat badge counts unread messages and new likes. */
export const chatBadgeCount = (unread: number, newLikes: number): number => unread + newLikes
