import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { recall } from '#adapters/shared/recall.ts'

describe('what is remembered', () => {
  test('is asked for once', async () => {
    const memory = recall<string>(10)
    let asked = 0
    const ask = async () => `answer ${++asked}`

    expect(await memory.one('a', ask)).toBe('answer 1')
    expect(await memory.one('a', ask)).toBe('answer 1')
  })

  test('is asked for again once it is forgotten', async () => {
    const memory = recall<string>(10)
    await memory.one('a', async () => 'old')
    memory.forget('a')

    expect(await memory.one('a', async () => 'new')).toBe('new')
  })

  test('is never that there was nothing', async () => {
    const memory = recall<string>(10)
    await memory.one('a', async () => null)

    expect(await memory.one('a', async () => 'there')).toBe('there')
  })

  test('never holds an answer that was on its way when it was forgotten', async () => {
    const memory = recall<string>(10)
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = memory.one('a', () => promise)
    memory.forget('a')
    const meanwhile = await memory.one('a', async () => 'new')
    resolve('old')

    expect([await slow, meanwhile]).toEqual(['old', 'new'])
    expect(await memory.one('a', async () => 'asked again')).toBe('new')
  })

  test('keeps no more than it may, and lets go of what was long unused', async () => {
    const memory = recall<string>(4)
    const asked: string[] = []
    const want = (key: string) =>
      memory.one(key, async () => {
        asked.push(key)
        return key
      })
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await want(key)

    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  test('of many, only what is missing is asked for, and in one go', async () => {
    const memory = recall<string>(10)
    await memory.one('b', async () => 'b')
    const asked: (readonly string[])[] = []
    const found = await memory.many(
      ['a', 'b', 'c', 'a'],
      async (missing) => {
        asked.push(missing)
        return missing.filter((key) => key !== 'c')
      },
      (answer) => answer,
    )

    expect(found.toSorted()).toEqual(['a', 'b'])
    expect(asked).toEqual([['a', 'c']])
  })

  test('of many is one and the same list, until one of them is forgotten', async () => {
    const memory = recall<string>(10)
    let asked = 0
    const keys = ['a', 'b']
    const want = () =>
      memory.many(
        keys,
        async (missing) => {
          asked += 1
          return missing.map((key) => `${key}${asked}`)
        },
        (answer) => answer.charAt(0),
      )
    await want()
    const list = await want()

    expect(await want()).toBe(list)
    memory.forget('b')
    expect(await want()).toEqual(['a1', 'b2'])
    expect(list).toEqual(['a1', 'b1'])
  })

  test('of many grows old as each of them does', async () => {
    const memory = recall<string>(4)
    const asked: string[] = []
    const keys = ['a', 'b']
    const want = (wanted: readonly string[]) =>
      memory.many(
        wanted,
        async (missing) => {
          asked.push(...missing)
          return missing
        },
        (answer) => answer,
      )
    // Enough strangers to push out, again and again, all that nobody asks for.
    for (const stranger of ['c', 'd', 'e', 'f']) {
      for (let time = 0; time < 3; time += 1) await want(keys)
      await want([stranger])
    }
    expect(asked.filter((key) => keys.includes(key))).toEqual(keys)
    memory.forgetAll()
    expect(await want(keys)).toEqual(keys)
    expect(asked.slice(-2)).toEqual(keys)
  })

  test('is what was last written, however asking, writing and forgetting fall together', async () => {
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
          // Of no more than two, one grows old whenever the other comes.
          const memory = recall<{ key: string; version: number }>(capacity)
          const both = ['a', 'b']
          const stored = new Map([
            ['a', 0],
            ['b', 0],
          ])
          const told = new Map(stored)
          const read = (key: string) => ({ key, version: stored.get(key) ?? 0 })
          // A read sees the store when it starts, when it ends, or in between.
          const ask = async (wanted: readonly string[]) => {
            await s.schedule(Promise.resolve(), 'before')
            const seen = wanted.map(read)
            await s.schedule(Promise.resolve(), 'after')
            return seen
          }
          const check = (least: ReadonlyMap<string, number>) => (answer: ReturnType<typeof read>) =>
            expect(answer.version).toBeGreaterThanOrEqual(least.get(answer.key) ?? 0)

          const doings = steps.map(async ({ kind, key }) => {
            await s.schedule(Promise.resolve(), kind)
            const least = new Map(told)
            if (kind === 'write') {
              const version = (stored.get(key) ?? 0) + 1
              stored.set(key, version)
              await s.schedule(Promise.resolve(), 'committed')
              memory.forget(key)
              told.set(key, Math.max(version, told.get(key) ?? 0))
            } else if (kind === 'ask') {
              const answer = await memory.one(key, async () => (await ask([key]))[0] ?? null)
              if (answer) check(least)(answer)
            } else {
              const answers = await memory.many(both, ask, (answer) => answer.key)
              expect(answers).toHaveLength(2)
              answers.forEach(check(least))
            }
          })
          await s.waitFor(Promise.all(doings))
        },
      ),
      { numRuns: 300 },
    )
  })
})
