import { HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'

/** How payments and refunds are asked about: so many a round, so many at once, and less and less often the older they are. */
export const ASKING = {
  batch: 200,
  atOnce: 8,
  shortest: MINUTE,
  longest: 6 * HOUR,
  /** What the first wait, and clocks that differ, may make of the shortest. */
  slack: 5 * MINUTE,
} as const

/** How long until what is of this age is asked about once more. */
export const askAgainIn = (age: Millis): Millis =>
  Math.round(Math.min(ASKING.longest, Math.max(ASKING.shortest, age / 2)))

/**
 * Whether something is to be asked about at `now`: its time has come, or is further away than any that is set at its
 * age. That was set before a clock went back, and would make it wait by as much.
 */
export function isToBeAsked(
  { next, since }: { readonly next: Instant; readonly since: Instant },
  now: Instant,
): boolean {
  const wait = next - now - ASKING.slack
  return next <= now || (wait > 0 && wait > Math.min(ASKING.longest, (now - since) / 2))
}
