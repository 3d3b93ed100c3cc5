import { describe, expect, test } from 'bun:test'
import { timers } from '#adapters/demo/timers.ts'

describe('timers', () => {
  test('work is done later, and what goes wrong is reported', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const surprise = new Error('no')
    const { later } = timers(resolve)
    later(0, () => Promise.reject(surprise))

    expect(await promise).toBe(surprise)
  })

  test('stopping forgets what waits and takes nothing new', async () => {
    const { later, stop } = timers(() => {})
    let done = 0
    const work = async () => {
      done += 1
    }
    later(0, work)
    stop()
    later(0, work)

    const { promise, resolve } = Promise.withResolvers<void>()
    timers(() => {}).later(1, async () => resolve())
    await promise
    expect(done).toBe(0)
  })
})
