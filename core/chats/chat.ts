import type { MemberId } from '../accounts/account.ts'
import type { Wallet } from '../money/ports.ts'
import type { AbuseReason, PhotoId, PhotoKey, PhotoRefusal } from '../profiles/photo.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
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

/** What a message is to quote: a message of the conversation, a photo or a line of the other's profile. */
export type QuoteRequest =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'photo'; readonly id: PhotoId }
  | { readonly kind: 'line'; readonly text: string }

/** What a message quotes, as it was then. */
export type Quote = {
  readonly kind: QuoteRequest['kind']
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
  readonly quote: Quote | null
}

/** Extras of a text-only message. */
export const NOTHING_ENCLOSED: Enclosed = { gift: null, quote: null }

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

/** Why moderation may refuse a chat photo; unlike a profile photo it need not show a person. */
export const CHAT_PHOTO_REFUSALS = [
  'minor',
  'nudity',
  'violence',
  'contact',
  'rights',
] as const satisfies readonly PhotoRefusal[]
export type ChatPhotoRefusal = (typeof CHAT_PHOTO_REFUSALS)[number]

/**
 * Why a photo was not delivered and its credits returned: refused, recipient unreachable, not checked in time, or
 * deleted by its sender.
 */
export const PHOTO_RETURNS = [...CHAT_PHOTO_REFUSALS, 'gone', 'unchecked', 'withdrawn'] as const
export type PhotoReturn = (typeof PHOTO_RETURNS)[number]

/** How long moderation may take before the credits are returned. */
export const CHECKED_WITHIN: Millis = 3 * DAY

/** `inspection` becomes one of the other two, once. */
export type ChatPhotoState = 'inspection' | 'delivered' | 'returned'

/** A photo sent in a conversation: charged when sent, a message once approved. */
export type ChatPhoto = {
  /** What abuse the same file was refused for before, whoever uploaded it. */
  readonly refusedBefore: AbuseReason | null
  /** Client-made: idempotency key. */
  readonly id: PhotoId
  readonly conversation: ConversationId
  readonly from: MemberId
  /** Storage key of its files; `null` once returned. */
  readonly key: PhotoKey | null
  readonly state: ChatPhotoState
  readonly reason: PhotoReturn | null
  readonly width: number
  readonly height: number
  /** The site it was sent from. */
  readonly site: SiteId
  readonly sentAt: Instant
  /** Paid and granted credits charged. */
  readonly drawn: Wallet
  /** `seq` of its message; `null` until delivered. */
  readonly seq: number | null
  /** When the recipient opened it; until then they only get the blur. */
  readonly openedAt: Instant | null
  /** Hidden: returned, and its sender deleted the chat. */
  readonly hidden: boolean
}
