import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { cache } from '#adapters/cache/cache.ts'

describe('a cache', () => {
  test('loads a value once', async () => {
    const cached = cache<string>(10)
    let requested = 0
    const ask = async () => `answer ${++requested}`

    expect(await cached.one('a', ask)).toBe('answer 1')
    expect(await cached.one('a', ask)).toBe('answer 1')
  })

  test('loads a value again once it is evicted', async () => {
    const cached = cache<string>(10)
    await cached.one('a', async () => 'old')
    cached.evict('a')

    expect(await cached.one('a', async () => 'new')).toBe('new')
  })

  test('never caches a missing value', async () => {
    const cached = cache<string>(10)
    await cached.one('a', async () => null)

    expect(await cached.one('a', async () => 'there')).toBe('there')
  })

  test('does not cache a load whose key was evicted during it', async () => {
    const cached = cache<string>(10)
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = cached.one('a', () => promise)
    cached.evict('a')
    const meanwhile = await cached.one('a', async () => 'new')
    resolve('old')

    expect([await slow, meanwhile]).toEqual(['old', 'new'])
    expect(await cached.one('a', async () => 'asked again')).toBe('new')
  })

  test('holds at most its capacity, and evicts the least recently used', async () => {
    const cached = cache<string>(4)
    const requested: string[] = []
    const want = (key: string) =>
      cached.one(key, async () => {
        requested.push(key)
        return key
      })
    for (const key of ['a', 'b', 'c', 'd', 'a', 'b', 'e', 'a', 'b', 'd', 'c']) await want(key)

    expect(requested).toEqual(['a', 'b', 'c', 'd', 'e', 'c'])
  })

  test('loads only the missing keys of a list, in one call', async () => {
    const cached = cache<string>(10)
    await cached.one('b', async () => 'b')
    const requested: (readonly string[])[] = []
    const found = await cached.many(
      ['a', 'b', 'c', 'a', 'b'],
      async (missing) => {
        requested.push(missing)
        return missing.filter((key) => key !== 'c')
      },
      (answer) => answer,
    )

    expect(found.toSorted()).toEqual(['a', 'b'])
    expect(requested).toEqual([['a', 'c']])
  })

  test('shares a running load between callers for one key and for lists', async () => {
    const cached = cache<string>(10)
    const loaded: (readonly string[])[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const load = async (missing: readonly string[]) => {
      loaded.push(missing)
      await released
      return missing.filter((key) => key !== 'gone')
    }
    const many = (...keys: readonly string[]) => cached.many(keys, load, (value) => value)
    const one = (key: string) => cached.one(key, async () => (await load([key]))[0] ?? null)
    const requested = [one('a'), one('a'), many('a', 'b', 'gone'), many('b', 'c'), one('gone')]
    release()

    expect(await Promise.all(requested)).toEqual(['a', 'a', ['a', 'b'], ['b', 'c'], null])
    expect(loaded).toEqual([['a'], ['b', 'gone'], ['c']])
  })

  test('of many loads only missing keys, also for overlapping lists', async () => {
    const cached = cache<string>(40)
    const load = async (missing: readonly string[]) => missing
    const want = (...keys: readonly string[]) => cached.many(keys, load, (value) => value)
    for (const keys of [
      ['a', 'b', 'c'],
      ['a', 'd', 'c'],
      ['a', 'b', 'b', 'c'],
      ['a', 'c'],
      ['c', 'b', 'a'],
      [],
    ]) {
      for (const _ of [1, 2, 3]) {
        expect((await want(...keys)).toSorted()).toEqual([...new Set(keys)].toSorted())
      }
    }
  })

  test('reloads the keys of a list that were evicted', async () => {
    const cached = cache<string>(40)
    let version = 1
    const load = async (missing: readonly string[]) => missing.map((key) => `${key}${version}`)
    const want = () => cached.many(['a', 'b'], load, (value) => value.charAt(0))
    const list = [await want(), await want(), await want()].at(-1)
    expect(await want()).toBe(list ?? [])

    version = 2
    cached.evict('b')
    expect(await want()).toEqual(['a1', 'b2'])
    cached.evictAll()
    expect(await want()).toEqual(['a2', 'b2'])
    expect(list).toEqual(['a1', 'b1'])
  })

  test('of many counts every key of a list as used', async () => {
    const cached = cache<string>(8)
    const loaded: string[] = []
    const load = async (missing: readonly string[]) => {
      loaded.push(...missing)
      return missing
    }
    const want = (...keys: readonly string[]) => cached.many(keys, load, (value) => value)
    // Enough other keys to evict everything unused, repeatedly.
    for (let other = 0; other < 40; other += 1) {
      for (let time = 0; time < 3; time += 1) await want('a', 'b')
      await want(`${other}`)
    }
    expect(loaded.filter((key) => 'ab'.includes(key))).toEqual(['a', 'b'])
  })

  test('rejects every caller that shares a failing load, and loads again for the next', async () => {
    const cached = cache<string>(10)
    const fail = () => Promise.reject(new Error('no luck'))
    const requested = [
      cached.one('a', fail),
      cached.one('a', fail),
      cached.many(['a'], fail, String),
    ]
    for (const one of requested) expect(await one.catch(({ message }) => message)).toBe('no luck')

    expect(await cached.one('a', async () => 'there')).toBe('there')
  })

  test('evicts everything at once, including loads in flight', async () => {
    const cached = cache<string>(10)
    await cached.one('a', async () => 'old')
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = cached.one('b', () => promise)
    cached.evictAll()
    resolve('old')

    expect(await slow).toBe('old')
    expect(await cached.one('a', async () => 'new')).toBe('new')
    expect(await cached.one('b', async () => 'new')).toBe('new')
  })

  test('never returns a value older than the last write, however reads, writes and evictions interleave', async () => {
    const keys = fc.constantFrom('a', 'b')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), key: keys }),
      fc.record({ kind: fc.constant('ask both' as const), key: keys }),
      fc.record({ kind: fc.constant('write' as const), key: keys }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 20 }),
        fc.constantFrom(2, 10),
        async (s, steps, capacity) => {
          // With a capacity of two, each new key ages another one.
          const cached = cache<{ key: string; version: number }>(capacity)
          const both = ['a', 'b']
          const stored = new Map([
            ['a', 0],
            ['b', 0],
          ])
          const written = new Map(stored)
          const read = (key: string) => ({ key, version: stored.get(key) ?? 0 })
          // A read may see the store as it is at its start, at its end or in between.
          const ask = async (keys: readonly string[]) => {
            await s.schedule(Promise.resolve(), 'before')
            const seen = keys.map(read)
            await s.schedule(Promise.resolve(), 'after')
            return seen
          }
          const check =
            (minimums: ReadonlyMap<string, number>) => (answer: ReturnType<typeof read>) =>
              expect(answer.version).toBeGreaterThanOrEqual(minimums.get(answer.key) ?? 0)

          const operations = steps.map(async ({ kind, key }) => {
            await s.schedule(Promise.resolve(), kind)
            const minimums = new Map(written)
            if (kind === 'write') {
              const version = (stored.get(key) ?? 0) + 1
              stored.set(key, version)
              await s.schedule(Promise.resolve(), 'committed')
              cached.evict(key)
              written.set(key, Math.max(version, written.get(key) ?? 0))
            } else if (kind === 'ask') {
              const answer = await cached.one(key, async () => (await ask([key]))[0] ?? null)
              if (answer) check(minimums)(answer)
            } else {
              const answers = await cached.many(both, ask, (answer) => answer.key)
              expect(answers).toHaveLength(2)
              answers.forEach(check(minimums))
            }
          })
          await s.waitFor(Promise.all(operations))
        },
      ),
      { numRuns: 300 },
    )
  })
})
