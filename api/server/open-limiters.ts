import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import type { Limit } from '#core/shared/limit.ts'
import type { RateLimits } from '../http/guards/rate-limits.ts'
import type { Log } from '../http/logs/log.ts'
import type { Config } from './config.ts'
import { ConfigError } from './env.ts'

type RateLimiter = RateLimits[keyof RateLimits]
export type OpenLimiters = { readonly budgets: RateLimits; readonly close: () => void }

/** The budgets of requests: in this process's memory, or shared by all processes at `REDIS_URL`. */
export async function openLimiters(
  { limits, redisUrl }: Pick<Config, 'limits' | 'redisUrl'>,
  log: Log,
): Promise<OpenLimiters> {
  const budgetsOf = (limiter: (name: keyof RateLimits, limit: Limit) => RateLimiter) => ({
    reads: limiter('reads', limits.reads),
    photos: limiter('photos', limits.photos),
    changes: limiter('changes', limits.changes),
  })
  if (redisUrl === null)
    return {
      budgets: budgetsOf((_name, limit) => memoryRateLimiter(limit)),
      close: () => undefined,
    }
  const { redisRateLimiters } = await import('#adapters/system/redis-rate-limiter.ts')
  const report = (change: 'lost' | 'back') =>
    log(change === 'lost' ? 'error' : 'info', `redis.${change}`)
  const { limiter, check, close } = redisRateLimiters(redisUrl, { report })
  try {
    await check()
  } catch {
    close()
    const { host } = new URL(redisUrl)
    throw new ConfigError(
      `REDIS_URL: no Redis answers at ${host}. See that it runs and takes this login; without REDIS_URL each process counts requests for itself.`,
    )
  }
  return { budgets: budgetsOf(limiter), close }
}
