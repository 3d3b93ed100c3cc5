import { type Instant, isAhead, MINUTE, type Millis } from './time.ts'

/** A rate limit: so many attempts within `window` block the key for another `window` after the last one. */
export type Limit = { readonly tries: number; readonly window: Millis }

/** End of the block caused by these attempts; `null` if not blocked at `now`. Attempts are oldest first. */
export function blockedUntil(
  moments: readonly Instant[],
  { tries, window }: Limit,
  now: Instant,
): Instant | null {
  // Attempts from before the clock was set back would block for too long: ignored.
  const counted = moments.filter((at) => !isAhead(at, now))
  const last = counted.findLast(
    (at, index) => at - (counted[index - tries + 1] ?? -Infinity) < window,
  )
  const end = last === undefined ? now : Math.min(last, now) + window
  return end > now ? end : null
}

/** Start of the window that matters at `now`. */
export const lookBack = ({ window }: Limit, now: Instant): Instant => now - 2 * window

/** Whole minutes until `until`, at least one. */
export const minutesUntil = (until: Instant, now: Instant): number =>
  Math.max(1, Math.ceil((until - now) / MINUTE))

/** Request rate limiter, of one process or of all of an install. */
export interface RateLimiter {
  /** Takes one request from the caller's budget: `null` if allowed, else the time until the next one. */
  take(who: string): Promise<Millis | null>
}
