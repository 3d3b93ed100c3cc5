import { afterAll, expect, test } from 'bun:test'
import { connect, createServer, type Socket } from 'node:net'
import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import { redisRateLimiters } from '#adapters/system/redis-rate-limiter.ts'
import { MINUTE } from '#core/shared/time.ts'
import { rateLimiterContract } from '#tests/contracts/rate-limiter.contract.ts'
import { newId } from '#tests/contracts/sample.ts'
import { freePort } from '#tests/free-port.ts'

rateLimiterContract('memory', (limit) => {
  const limiter = memoryRateLimiter(limit)
  return [limiter, limiter]
})

const { REDIS_URL } = process.env
if (REDIS_URL) {
  const [here, there] = [1, 2].map(() =>
    redisRateLimiters(REDIS_URL, {
      report: (change) => {
        throw new Error(`Redis is ${change}`)
      },
    }),
  ) as [ReturnType<typeof redisRateLimiters>, ReturnType<typeof redisRateLimiters>]
  afterAll(() => {
    here.close()
    there.close()
  })
  rateLimiterContract('Redis', (limit) => {
    // A name of its own: what an earlier run counted is still there.
    const name = newId()
    return [here.limiter(name, limit), there.limiter(name, limit)]
  })
}

if (REDIS_URL) {
  test('a server that is lost and comes back is used again', async () => {
    const told: string[] = []
    const { hostname, port } = new URL(REDIS_URL)
    const open = new Set<Socket>()
    const between = createServer((from) => {
      const to = connect(Number(port || 6379), hostname)
      for (const one of [from, to]) open.add(one.on('error', () => undefined))
      from.pipe(to).pipe(from)
    })
    const own = freePort()
    const listen = () => new Promise<void>((resolve) => between.listen(own, '127.0.0.1', resolve))
    await listen()
    const { promise: back, resolve } = Promise.withResolvers<void>()
    const redis = redisRateLimiters(`redis://127.0.0.1:${own}`, {
      report: (change) => {
        told.push(change)
        if (change === 'back') resolve()
      },
    })
    const name = newId()
    const limiter = redis.limiter(name, { tries: 3, window: MINUTE })
    expect(await limiter.take('somebody')).toBeNull()
    between.close()
    for (const one of open) one.destroy()
    // Alone it counts anew, and nobody is refused for the loss.
    expect(await limiter.take('somebody')).toBeNull()
    await listen()
    const asking = setInterval(() => void limiter.take('another'), 50)
    await back
    clearInterval(asking)
    expect(told).toEqual(['lost', 'back'])
    const direct = redisRateLimiters(REDIS_URL, { report: () => undefined })
    const shared = direct.limiter(name, { tries: 3, window: MINUTE })
    // The first of the three was counted at the server, the second was not.
    expect([await shared.take('somebody'), await shared.take('somebody')]).toEqual([null, null])
    expect(await shared.take('somebody')).not.toBeNull()
    for (const one of [redis, direct]) one.close()
    between.close()
    for (const one of open) one.destroy()
  })
}

test('without its server a process counts alone, and says so once', async () => {
  const told: string[] = []
  const url = `redis://127.0.0.1:${freePort()}`
  const redis = redisRateLimiters(url, { report: (change) => told.push(change) })
  const limiter = redis.limiter('reads', { tries: 2, window: MINUTE })
  expect([await limiter.take('somebody'), await limiter.take('somebody')]).toEqual([null, null])
  expect(await limiter.take('somebody')).toBeWithin(1, MINUTE + 1)
  expect(told).toEqual(['lost'])
  await expect(redis.check()).rejects.toThrow()
  redis.close()
})

test('a server that takes connections and never answers delays nobody for long', async () => {
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const redis = redisRateLimiters(`redis://127.0.0.1:${silent.port}`, { report: () => undefined })
  const limiter = redis.limiter('reads', { tries: 100, window: MINUTE })
  const began = performance.now()
  for (let taken = 0; taken < 50; taken += 1) expect(await limiter.take('somebody')).toBeNull()
  // The first waits for it, the others do not.
  expect(performance.now() - began).toBeLessThan(1000)
  redis.close()
  silent.stop(true)
})
