import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

/** A browser's address for push messages, and the keys only it can read them with. */
export type PushSubscription = {
  /** Unique: a browser that changes hands changes member. */
  readonly endpoint: string
  readonly member: MemberId
  readonly p256dh: string
  readonly auth: string
  readonly addedAt: Instant
}

export interface PushSubscriptionReads {
  of(member: MemberId): Promise<readonly PushSubscription[]>
}

export interface PushSubscriptions extends PushSubscriptionReads {
  /** Adds it, or moves an endpoint that is known to this member and these keys. */
  put(subscription: PushSubscription): Promise<void>
  remove(endpoint: string): Promise<void>
  removeAllOf(member: MemberId): Promise<void>
}
