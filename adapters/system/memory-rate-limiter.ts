import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, RateLimiter } from '#core/shared/limit.ts'
import { SECOND } from '#core/shared/time.ts'

/** A rate limiter in this process's memory: not shared between servers. */
export function memoryRateLimiter({ tries, window }: Limit): RateLimiter {
  const limiter = new RateLimiterMemory({ points: tries, duration: window / SECOND })
  return {
    async take(who) {
      try {
        await limiter.consume(who)
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext
        throw refused
      }
    },
  }
}
