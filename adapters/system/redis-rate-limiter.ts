import { RedisClient } from 'bun'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Limit, RateLimiter } from '#core/shared/limit.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { withTimeout } from '../shared/with-timeout.ts'
import { limiterOver } from './memory-rate-limiter.ts'

/** A request waits no longer than this for its budget; then this process counts alone for a while. */
const ANSWER: Millis = 100
const ALONE: Millis = SECOND
const CONNECT: Millis = 2 * SECOND

type Options = {
  /** Told when the server is lost and when it is back. */
  readonly report: (change: 'lost' | 'back') => void
}

export type RedisRateLimiters = {
  /** A budget that all processes at this server share, by its name. */
  limiter(name: string, limit: Limit): RateLimiter
  /** Throws if the server does not answer. */
  check(): Promise<void>
  close(): void
}

/**
 * Rate limiters on a Redis or Valkey server, which all processes of an install share. While it is lost each process
 * counts in its own memory: a budget may then be used once by each, and nobody is refused for it.
 */
export function redisRateLimiters(url: string, { report }: Options): RedisRateLimiters {
  const redis = new RedisClient(url, {
    connectionTimeout: CONNECT,
    enableOfflineQueue: false,
    // We do, when somebody asks: its own attempts end for good.
    autoReconnect: false,
  })
  let aloneUntil: Millis = 0
  let lost = false

  async function answered(command: string, args: string[]): Promise<unknown> {
    const now = performance.now()
    if (now < aloneUntil) throw new Error('counting alone')
    try {
      if (!redis.connected) await withTimeout(ANSWER, redis.connect(), late)
      const answer = await withTimeout(ANSWER, redis.send(command, args), late)
      if (lost) report('back')
      lost = false
      return answer
    } catch (failure) {
      aloneUntil = now + ALONE
      if (!lost) report('lost')
      lost = true
      throw failure
    }
  }

  /** What the limiter asks of a client. */
  const client = {
    eval: (script: string, asked: { readonly keys: string[]; readonly arguments: string[] }) =>
      answered('EVAL', [script, String(asked.keys.length), ...asked.keys, ...asked.arguments]),
  }

  return {
    limiter(name, { tries, window }) {
      const budget = { points: tries, duration: window / SECOND }
      return limiterOver(
        new RateLimiterRedis({
          ...budget,
          storeClient: client,
          useRedisPackage: true,
          keyPrefix: `vonk:${name}`,
          // Who is over the budget need not be asked about again.
          inMemoryBlockOnConsumed: tries + 1,
          insuranceLimiter: new RateLimiterMemory(budget),
        }),
      )
    },
    async check() {
      await withTimeout(CONNECT, redis.connect(), late)
      await withTimeout(CONNECT, redis.send('PING', []), late)
    },
    close: () => redis.close(),
  }
}

const late = () => new Error('the Redis server does not answer in time')
