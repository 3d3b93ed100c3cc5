import { describe, expect, test } from 'bun:test'
import { pool } from '#adapters/shared/pool.ts'

/** A pool of numbered things that can be closed. */
function numbered(size: number, wait = 10_000) {
  const made: { readonly n: number; isOpen(): boolean; close(): void }[] = []
  const things = pool({
    size,
    wait,
    async open() {
      let open = true
      const close = () => {
        open = false
      }
      const one = { n: made.length, isOpen: () => open, close }
      made.push(one)
      return one
    },
  })
  return { ...things, made }
}

describe('a pool', () => {
  test('opens at most its limit, and queues the other callers', async () => {
    const { use, made } = numbered(2)
    let busy = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 9 }, () =>
        use(async () => {
          busy += 1
          most = Math.max(most, busy)
          await Promise.resolve()
          busy -= 1
        }),
      ),
    )
    expect([most, made.length]).toEqual([2, 2])
  })

  test('tells what waits, and how long the first of it has', async () => {
    const { use, load } = numbered(1)
    expect(load()).toEqual({ busy: 0, waiting: 0, oldest: 0 })
    const finished = Promise.withResolvers<void>()
    const began = performance.now()
    const tasks = [1, 2, 3].map(() => use(() => finished.promise))
    const { busy, waiting, oldest } = load()
    expect([busy, waiting]).toEqual([1, 2])
    expect(oldest).toBeWithin(0, performance.now() - began + 1)
    finished.resolve()
    await Promise.all(tasks)
    expect(load()).toEqual({ busy: 0, waiting: 0, oldest: 0 })
  })

  test('reuses open ones only', async () => {
    const { use } = numbered(1)
    const take = () => use(async ({ n }) => n)
    expect([await take(), await take()]).toEqual([0, 0])
    await use(async (one) => one.close())
    expect(await take()).toBe(1)
  })

  test('rejects a caller that waited too long, and keeps serving others', async () => {
    const { use } = numbered(1, 5)
    const finished = Promise.withResolvers<void>()
    const long = use(() => finished.promise)
    const waited = await use(async () => 'served').catch(({ name }: Error) => name)
    expect(waited).toBe('Overloaded')

    finished.resolve()
    await long
    expect(await use(async () => 'served')).toBe('served')
  })

  test('keeps its capacity when opening or work fails', async () => {
    let refuses = true
    const { use } = pool({
      size: 1,
      wait: 10_000,
      async open() {
        if (refuses) throw new Error('refused')
        return { isOpen: () => true, close: () => undefined }
      },
    })
    const failing = [use(async () => 'first'), use(async () => 'second')]
    for (const work of failing) expect(await work.catch(({ message }) => message)).toBe('refused')

    refuses = false
    const thrown = use(() => Promise.reject(new Error('no luck')))
    expect(await thrown.catch(({ message }) => message)).toBe('no luck')
    expect(await use(async () => 'served')).toBe('served')
  })

  test('closes idle ones at once, and busy ones when they are returned', async () => {
    const { use, close, made } = numbered(2)
    await Promise.all([use(async () => undefined), use(async () => undefined)])
    await use(async () => {
      close()
      expect(made.filter((one) => one.isOpen())).toHaveLength(1)
    })
    expect(made.filter((one) => one.isOpen())).toEqual([])
  })
})
