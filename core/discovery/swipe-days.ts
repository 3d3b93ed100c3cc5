import type { MemberId } from '../accounts/account.ts'
import { nextMidnight, type TimeZone, UTC } from '../accounts/time-zone.ts'
import { DAY, HOUR, type Instant, type Millis } from '../shared/time.ts'

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
