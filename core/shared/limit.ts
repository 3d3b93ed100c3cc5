import { type Instant, isAhead, MINUTE, type Millis } from './time.ts'

/** So many tries within `window` close what is tried, for as long as `window` again, counted from the last of them. */
export type Limit = { readonly tries: number; readonly window: Millis }

/** When the block that these tries earned ends; `null` when there is none at `now`. Tries are oldest first. */
export function blockedUntil(
  moments: readonly Instant[],
  { tries, window }: Limit,
  now: Instant,
): Instant | null {
  // Tries that a clock counted before it was set back would block for longer than any may.
  const counted = moments.filter((at) => !isAhead(at, now))
  const last = counted.findLast(
    (at, index) => at - (counted[index - tries + 1] ?? -Infinity) < window,
  )
  const end = last === undefined ? now : Math.min(last, now) + window
  return end > now ? end : null
}

/** How far back to look to know of a block at `now`. */
export const lookBack = ({ window }: Limit, now: Instant): Instant => now - 2 * window

/** Whole minutes until `until`, never fewer than one. */
export const minutesUntil = (until: Instant, now: Instant): number =>
  Math.max(1, Math.ceil((until - now) / MINUTE))
