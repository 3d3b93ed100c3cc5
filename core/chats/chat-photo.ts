import type { MemberId } from '../accounts/account.ts'
import type { Wallet } from '../money/ports.ts'
import type { PhotoId, PhotoKey, PhotoRefusal } from '../profiles/photo.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { ConversationId } from './chat.ts'

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
