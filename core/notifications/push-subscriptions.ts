import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'

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
