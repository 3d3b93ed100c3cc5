import { describe, expect, test } from 'bun:test'
import type { Limit, RateLimiter } from '#core/shared/limit.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { newId } from './sample.ts'

/** Contract of every rate limiter of requests. `open` gives two processes' limiters of the same budget. */
export function rateLimiterContract(
  name: string,
  open: (limit: Limit) => readonly [RateLimiter, RateLimiter],
) {
  describe(`request budgets in ${name}`, () => {
    test('a caller has so many requests, and is then told when the next one is', async () => {
      const [limiter] = open({ tries: 3, window: MINUTE })
      const who = newId()
      for (let taken = 0; taken < 3; taken += 1) expect(await limiter.take(who)).toBeNull()
      expect(await limiter.take(who)).toBeWithin(1, MINUTE + 1)
    })

    test('each caller has their own', async () => {
      const [limiter] = open({ tries: 1, window: MINUTE })
      expect(await limiter.take(newId())).toBeNull()
      expect(await limiter.take(newId())).toBeNull()
    })

    test('requests at once, at both processes, take each part of a budget once', async () => {
      const processes = open({ tries: 20, window: HOUR })
      const who = newId()
      const waits = await Promise.all(
        Array.from({ length: 60 }, (_, turn) => processes[turn % 2]?.take(who)),
      )
      expect(waits.filter((wait) => wait === null)).toHaveLength(20)
    })
  })
}
