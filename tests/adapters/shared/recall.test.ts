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

  test('is what was last written, however asking, writing and forgetting fall together', async () => {
    const keys = fc.constantFrom('a', 'b')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), key: keys }),
      fc.record({ kind: fc.constant('ask both' as const), key: keys }),
      fc.record({ kind: fc.constant('write' as const), key: keys }),
    )
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 20 }), async (s, steps) => {
        const memory = recall<{ key: string; version: number }>(10)
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
            const answers = await memory.many(['a', 'b'], ask, (answer) => answer.key)
            expect(answers).toHaveLength(2)
            answers.forEach(check(least))
          }
        })
        await s.waitFor(Promise.all(doings))
      }),
      { numRuns: 300 },
    )
  })
})
