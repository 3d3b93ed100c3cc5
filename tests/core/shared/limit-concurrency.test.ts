import { expect, test } from 'bun:test'
import { limitConcurrency } from '#core/shared/concurrency.ts'
import { Overloaded } from '#core/shared/result.ts'

test('at most the limit runs at once, and everything runs in turn', async () => {
  const limited = limitConcurrency({ atOnce: 2, waiting: 10 })
  let running = 0
  let most = 0
  const order: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((piece) =>
      limited(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(piece)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('failing work frees its place', async () => {
  const limited = limitConcurrency({ atOnce: 1, waiting: 1 })
  const failing = limited(() => Promise.reject(new Error('broke')))
  const next = limited(async () => 'done')
  await expect(failing).rejects.toThrow('broke')
  expect(await next).toBe('done')
  expect(await limited(async () => 'again')).toBe('again')
})

test('one owner has no more than their share of the queue', async () => {
  const limited = limitConcurrency({ atOnce: 1, waiting: 9, each: 2 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const own = [limited(() => promise, 'ann'), limited(() => promise, 'ann')]
  await expect(limited(() => promise, 'ann')).rejects.toBeInstanceOf(Overloaded)
  const other = limited(async () => 'done', 'bo')
  resolve()
  await Promise.all(own)
  expect(await other).toBe('done')
  expect(await limited(async () => 'again', 'ann')).toBe('again')
})

test('work is refused when the queue is full', async () => {
  const limited = limitConcurrency({ atOnce: 1, waiting: 0 })
  let started = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = limited(() => promise)
  const second = limited(async () => {
    started = true
  })
  await expect(second).rejects.toBeInstanceOf(Overloaded)
  resolve()
  await first
  expect(started).toBe(false)
})
