import type { MemberId } from '../accounts/account.ts'
import { nextMidnight, type TimeZone, UTC } from '../accounts/time-zone.ts'
import type { Place } from '../profiles/profile.ts'
import { DAY, HOUR, type Instant, type Millis } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Search } from './search.ts'

export interface BlockReads {
  /** Whether either has blocked the other. */
  between(a: MemberId, b: MemberId): Promise<boolean>
  /** Members blocked by a member, newest first. */
  by(member: MemberId): Promise<readonly { readonly blocked: MemberId; readonly at: Instant }[]>
  /** Whether a member has blocked anybody, or anybody them. */
  hasAny(member: MemberId): Promise<boolean>
  /** Those of `among` who blocked a member, in any order. */
  blockersOf(member: MemberId, among: readonly MemberId[]): Promise<readonly MemberId[]>
}

export interface Blocks extends BlockReads {
  /** `true` if it is new: blocking is idempotent. */
  add(blocker: MemberId, blocked: MemberId, at: Instant): Promise<boolean>
  /** `true` if there was one. */
  remove(blocker: MemberId, blocked: MemberId): Promise<boolean>
  /** Removes the blocks by a member and of them. */
  removeAllOf(member: MemberId): Promise<void>
}

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

/** A negative answer to a profile: a no, which is permanent, or a skip, which expires. The other is not notified. */
export type Pass = {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  /** Expiry of a skip; `null` for a no. */
  readonly until: Instant | null
}

/** How long a skipped profile is hidden, unless skips are cleared. */
export const SKIP_LASTS: Millis = DAY

export interface PassReads {
  /** Newest first. */
  by(member: MemberId): Promise<readonly Pass[]>
  /** Number of a member's unexpired skips. */
  skipped(member: MemberId, now: Instant): Promise<number>
}

export interface Passes extends PassReads {
  /** Stores a pass, replacing an earlier one. */
  put(pass: Pass): Promise<void>
  remove(from: MemberId, to: MemberId): Promise<void>
  removeSkips(from: MemberId): Promise<void>
  /** Passes by a member, and passes about them. */
  removeAllOf(member: MemberId): Promise<void>
}

/** Spec §9: likes per day in the swipe game. */
export const SWIPE_LIKES_PER_DAY = 4

/** Minimum length of a swipe day, so that a new time zone does not start a new one at once. */
export const SHORTEST_DAY: Millis = 20 * HOUR

/** More than any day lasts: one that ends later was stored by a clock that ran ahead. */
const LONGEST_DAY: Millis = 3 * DAY

/** A member's swipe day: its likes, and when the next day begins. */
export type SwipeDay = {
  readonly member: MemberId
  readonly likes: number
  readonly renewsAt: Instant
}

export interface SwipeDayReads {
  /** The last day with a like. */
  of(member: MemberId): Promise<SwipeDay | null>
}

export interface SwipeDays extends SwipeDayReads {
  /** Stores a day, replacing the previous one. */
  save(day: SwipeDay): Promise<void>
  remove(member: MemberId): Promise<void>
}

/** The member's current day: the stored one, or a new one if that is over. */
export function swipeDayAt(
  stored: SwipeDay | null,
  { member, timeZone }: { readonly member: MemberId; readonly timeZone: TimeZone | null },
  now: Instant,
): SwipeDay {
  const last = stored && stored.renewsAt - now <= LONGEST_DAY ? stored : null
  if (last && now < last.renewsAt) return last
  const zone = timeZone ?? UTC
  const midnight = nextMidnight(now, zone)
  const short = last !== null && midnight - last.renewsAt < SHORTEST_DAY
  return { member, likes: 0, renewsAt: short ? nextMidnight(midnight, zone) : midnight }
}

/** Remaining likes of a day. */
export const likesLeft = ({ likes }: SwipeDay): number => Math.max(0, SWIPE_LIKES_PER_DAY - likes)

/** Towns by name and by coordinates, offline. */
export interface Towns {
  /** The nearest town to coordinates in degrees; `null` at sea and outside the known countries. */
  nearest(lat: number, lon: number): Promise<Place | null>
  /**
   * Autocomplete: towns with a name that starts with `text`, largest first; then those with such a word; otherwise
   * fuzzy matches.
   */
  named(country: Country, text: string, limit: number): Promise<readonly Place[]>
  /** The town with exactly this name; without a region, the largest. */
  find(country: Country, town: string, region?: string): Promise<Place | null>
  regions(country: Country): Promise<readonly string[]>
}

/** What is read, without a transaction. */
export interface DiscoveryReads {
  readonly search: Search
  readonly likes: LikeReads
  readonly blocks: BlockReads
  readonly passes: PassReads
  readonly swipeDays: SwipeDayReads
}

/** What is read and written inside a transaction. */
export interface DiscoveryStores {
  readonly search: Search
  readonly likes: Likes
  readonly blocks: Blocks
  readonly passes: Passes
  readonly swipeDays: SwipeDays
}

/** What else is asked of the world. */
export interface DiscoveryPorts {
  readonly towns: Towns
}
