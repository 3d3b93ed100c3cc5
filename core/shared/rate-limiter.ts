import type { Millis } from './time.ts'

/** In-memory request rate limiter. */
export interface RateLimiter {
  /** Takes one request from the caller's budget: `null` if allowed, else the time until the next one. */
  take(who: string): Promise<Millis | null>
}
