import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, RateLimiter } from '#core/shared/limit.ts'
import { SECOND } from '#core/shared/time.ts'

/** A rate limiter in this process's memory: not shared between servers. */
export const memoryRateLimiter = ({ tries, window }: Limit): RateLimiter =>
  limiterOver(new RateLimiterMemory({ points: tries, duration: window / SECOND }))

/** One of the library's limiters as ours. */
export const limiterOver = (limiter: Pick<RateLimiterAbstract, 'consume'>): RateLimiter => ({
  async take(who) {
    try {
      await limiter.consume(who)
      return null
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext
      throw refused
    }
  },
})
