import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../profiles/photo.ts'
import type { KindLabel, Line } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { SocialLetterKind } from './letters.ts'

/** A browser's push endpoint and its encryption keys. */
export type PushSubscription = {
  /** Unique: when another member uses the browser, it moves to them. */
  readonly endpoint: string
  readonly member: MemberId
  readonly p256dh: string
  readonly auth: string
  /** The session that subscribed: a signed-out browser gets no pushes. */
  readonly session: string
  /** The site that subscribed, on which the targets of pushes are visible. */
  readonly site: SiteId
  readonly addedAt: Instant
}

/** Maximum per member; the oldest is replaced. */
export const MOST_PUSH_SUBSCRIPTIONS = 10

export interface PushSubscriptionReads {
  /** Newest first. */
  of(member: MemberId): Promise<readonly PushSubscription[]>
}

export interface PushSubscriptions extends PushSubscriptionReads {
  /** Adds it, or updates a known endpoint's member and keys. */
  put(subscription: PushSubscription): Promise<void>
  remove(endpoint: string): Promise<void>
  removeAllOf(member: MemberId): Promise<void>
}

/** Characters of a message that a push carries: more is cut by every system. */
export const PUSHED_WORDS = 120

/** A push notification. */
export type Push = {
  readonly language: Locale
  readonly country: Country
  readonly kind: SocialLetterKind
  /** The profile's name, with the label of its kind. */
  readonly from: string
  readonly labels: readonly KindLabel[]
  /** Their photo; `null` of whom none may leave the site. */
  readonly photo: PhotoId | null
  /** Their line, where the member allows it; not about a message. */
  readonly line: Line | null
  /** The first words of their message. Only a browser that its member allowed to shows them. */
  readonly words: string | null
  /** Target path. A later push with the same path replaces this one. */
  readonly path: string
  /** Total number of unread items, for the badge of the installed app. */
  readonly waiting: number
}

/** A rendered push, sent end-to-end encrypted past the push service. */
export type ShownPush = {
  readonly title: string
  readonly body: string
  /** The body with what they wrote, for a browser that may show it. */
  readonly preview: string | null
  /** Address of their face on the site. */
  readonly icon: string | null
  readonly language: Locale
  readonly path: string
  readonly waiting: number
}

/** Sends pushes through the push service of each browser. */
export interface Pusher {
  /** The VAPID public key; '' if pushes are disabled. */
  readonly publicKey: string
  /** Whether an endpoint from a client may be called (SSRF protection). */
  takes(endpoint: string): boolean
  /** `gone` if the subscription no longer exists. Throws on other failures; the caller retries. */
  push(
    to: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    push: Push,
  ): Promise<'delivered' | 'gone'>
}
