import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

/** A like of one member by another. A match is one in each direction. */
export type Like = {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  /** When `to` opened the profile of `from`; new until then. */
  readonly seenAt: Instant | null
  /** When `to` was shown that it is mutual; `null` until then. */
  readonly matchSeenAt: Instant | null
  /** Given in the swipe game, which has a daily limit. */
  readonly swiped: boolean
}

export interface LikeReads {
  between(from: MemberId, to: MemberId): Promise<Like | null>
  /** Newest first. */
  givenBy(member: MemberId, limit: number): Promise<readonly Like[]>
  /** Unseen ones first, then newest first (spec §4). */
  receivedBy(member: MemberId, limit: number): Promise<readonly Like[]>
  /** Those received ones that are mutual, in the same order. */
  matchesOf(member: MemberId, limit: number): Promise<readonly Like[]>
}

export interface Likes extends LikeReads {
  /** `true` if it is new: liking is idempotent. */
  add(like: Omit<Like, 'matchSeenAt'>): Promise<boolean>
  /** `true` if there was one. */
  remove(from: MemberId, to: MemberId): Promise<boolean>
  seen(from: MemberId, to: MemberId, at: Instant): Promise<void>
  /** Stores that `to` was shown a match; the first time stays, and a like that is not mutual is left alone. */
  matchSeen(from: MemberId, to: MemberId, at: Instant): Promise<void>
}
