import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

/** One member's liking of another. A match is one each way. */
export type Like = {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  /** When `to` opened the profile of `from`; until then it counts as new. */
  readonly seenAt: Instant | null
  /** Given in the swipe game, where a day holds only so many. */
  readonly swiped: boolean
}

export interface LikeReads {
  between(from: MemberId, to: MemberId): Promise<Like | null>
  /** Newest first. */
  givenBy(member: MemberId, limit: number): Promise<readonly Like[]>
  /** New ones first, then newest first (spec §4). */
  receivedBy(member: MemberId, limit: number): Promise<readonly Like[]>
}

export interface Likes extends LikeReads {
  /** Says whether it is a new one: liking twice is liking once. */
  add(like: Like): Promise<boolean>
  remove(from: MemberId, to: MemberId): Promise<void>
  seen(from: MemberId, to: MemberId, at: Instant): Promise<void>
}
