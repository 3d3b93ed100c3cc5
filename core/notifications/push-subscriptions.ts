import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'

/** A browser's address for push messages, and the keys only it can read them with. */
export type PushSubscription = {
  /** Unique: a browser that changes hands changes member. */
  readonly endpoint: string
  readonly member: MemberId
  readonly p256dh: string
  readonly auth: string
  /** The session it was put there in: a browser that was signed out is told nothing more. */
  readonly session: string
  /** The site whose pages put it there: what it tells of can be seen there. */
  readonly site: SiteId
  readonly addedAt: Instant
}

/** A member has so many browsers at the most; the one added longest ago makes room. */
export const MOST_PUSH_SUBSCRIPTIONS = 10

export interface PushSubscriptionReads {
  /** The one added last comes first. */
  of(member: MemberId): Promise<readonly PushSubscription[]>
}

export interface PushSubscriptions extends PushSubscriptionReads {
  /** Adds it, or moves an endpoint that is known to this member and these keys. */
  put(subscription: PushSubscription): Promise<void>
  remove(endpoint: string): Promise<void>
  removeAllOf(member: MemberId): Promise<void>
}
