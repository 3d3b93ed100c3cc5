import type { MemberId } from '../accounts/account.ts'
import { nextMidnight, type TimeZone, UTC } from '../accounts/time-zone.ts'
import { HOUR, type Instant, type Millis } from '../shared/time.ts'

/** Spec §9: likes per day in the swipe game. */
export const SWIPE_LIKES_PER_DAY = 4

/** A new time zone must not begin a new day at once: from one day to the next it takes at least this long. */
export const SHORTEST_DAY: Millis = 20 * HOUR

/** One member's day in the swipe game: the likes they gave in it, and when the next begins. */
export type SwipeDay = {
  readonly member: MemberId
  readonly likes: number
  readonly renewsAt: Instant
}

export interface SwipeDayReads {
  /** The last one in which they gave a like. */
  of(member: MemberId): Promise<SwipeDay | null>
}

export interface SwipeDays extends SwipeDayReads {
  /** Keeps a day in the place of the one before. */
  save(day: SwipeDay): Promise<void>
  remove(member: MemberId): Promise<void>
}

/** The day that a member's clocks show: the one that was begun, or a new one once that is over. */
export function swipeDayAt(
  last: SwipeDay | null,
  { member, timeZone }: { readonly member: MemberId; readonly timeZone: TimeZone | null },
  now: Instant,
): SwipeDay {
  if (last && now < last.renewsAt) return last
  const zone = timeZone ?? UTC
  const midnight = nextMidnight(now, zone)
  const short = last !== null && midnight - last.renewsAt < SHORTEST_DAY
  return { member, likes: 0, renewsAt: short ? nextMidnight(midnight, zone) : midnight }
}

/** How many likes a day still holds. */
export const likesLeft = ({ likes }: SwipeDay): number => Math.max(0, SWIPE_LIKES_PER_DAY - likes)
