import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import type { RateLimits } from '../http/guards/rate-limits.ts'
import type { Log } from '../http/logs/log.ts'
import type { Config } from './config.ts'
import { ConfigError } from './env.ts'

export type OpenLimiters = { readonly budgets: RateLimits; readonly close: () => void }

/** The budgets of requests: in this process's memory, or shared by all processes at `REDIS_URL`. */
export async function openLimiters(
  { limits, redisUrl }: Pick<Config, 'limits' | 'redisUrl'>,
  log: Log,
): Promise<OpenLimiters> {
  const { reads, photos, changes } = limits
  if (redisUrl === null) {
    const budgets = {
      reads: memoryRateLimiter(reads),
      photos: memoryRateLimiter(photos),
      changes: memoryRateLimiter(changes),
    }
    return { budgets, close: () => undefined }
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
  const budgets = {
    reads: limiter('reads', reads),
    photos: limiter('photos', photos),
    changes: limiter('changes', changes),
  }
  return { budgets, close }
}
