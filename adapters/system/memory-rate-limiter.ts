import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '#core/shared/limit.ts'
import type { RateLimiter } from '#core/shared/rate-limiter.ts'
import { SECOND } from '#core/shared/time.ts'

/** A budget in this process's memory: of several servers each has its own. */
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
