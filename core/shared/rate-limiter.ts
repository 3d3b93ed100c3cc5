import type { Millis } from './time.ts'

/** Counts requests by whom they come from, quickly and without keeping anything. */
export interface RateLimiter {
  /** Takes one request off what `who` may still make; `null` when there was one, else how long until there is. */
  take(who: string): Promise<Millis | null>
}
