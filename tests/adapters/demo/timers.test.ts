import { describe, expect, test } from 'bun:test'
import { timers } from '#adapters/demo/timers.ts'

describe('timers', () => {
  test('work runs later, and errors are reported', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const error = new Error('no')
    const { schedule } = timers(resolve)
    schedule(0, () => Promise.reject(error))

    expect(await promise).toBe(error)
  })

  test('stopping cancels pending timers and accepts no new ones', async () => {
    const { schedule, stop } = timers(() => {})
    let done = 0
    const work = async () => {
      done += 1
    }
    schedule(0, work)
    stop()
    schedule(0, work)

    const { promise, resolve } = Promise.withResolvers<void>()
    timers(() => {}).schedule(1, async () => resolve())
    await promise
    expect(done).toBe(0)
  })
})
