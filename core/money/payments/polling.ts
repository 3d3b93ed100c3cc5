import { HOUR, type Instant, MINUTE, type Millis } from '../../shared/time.ts'

/** Polling of payments and refunds: batch size, concurrency, and intervals that grow with age. */
export const POLLING = {
  batch: 200,
  atOnce: 8,
  shortest: MINUTE,
  longest: 6 * HOUR,
  /** Tolerance for the first delay and clock skew. */
  slack: 5 * MINUTE,
} as const

/** Delay until the next poll, by age. */
export const pollAgainIn = (age: Millis): Millis =>
  Math.round(Math.min(POLLING.longest, Math.max(POLLING.shortest, age / 2)))

/**
 * Whether to poll at `now`: it is due, or its due time is further away than any interval for its age. That was set
 * before the clock was set back.
 */
export function isPollDue(
  { next, since }: { readonly next: Instant; readonly since: Instant },
  now: Instant,
): boolean {
  const wait = next - now - POLLING.slack
  return next <= now || (wait > 0 && wait > Math.min(POLLING.longest, (now - since) / 2))
}
