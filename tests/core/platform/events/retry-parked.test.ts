import { describe, expect, test } from 'bun:test'
import { BEGINNING } from '#core/platform/event-log.ts'
import { retryParked } from '#core/platform/events/retry-parked.ts'
import { CONSUMER_LIMITS, runConsumer } from '#core/platform/events/run-consumer.ts'
import { err, ok } from '#core/shared/result.ts'
import { countingConsumer, withLikes, withoutTimeout } from './counting-consumer.ts'

describe('a parked event', () => {
  test('can be handled again after parking', async () => {
    const { ports, counted, pass } = await withLikes('bad')
    const failing = new Set(['bad'])
    for (let tries = 0; tries < CONSUMER_LIMITS.tries; tries++) {
      await runConsumer(ports, countingConsumer(failing), withoutTimeout)
      pass(CONSUMER_LIMITS.longestRetry)
    }
    const retry = () => retryParked(ports, [countingConsumer(failing)], 'all')
    expect(await retry()).toEqual(ok({ handled: 0, failed: 1 }))
    expect(await ports.reads.events.parked(10)).toHaveLength(1)
    failing.clear()
    expect(await retry()).toEqual(ok({ handled: 1, failed: 0 }))
    expect(await ports.reads.events.parked(10)).toEqual([])
    expect(await counted('bad')).toBe(1)
    expect(await retry()).toEqual(err({ code: 'event.not-parked' }))
  })

  test('of an unknown type is removed after parking', async () => {
    const { ports } = await withLikes()
    const event = { position: { transaction: 0, sequence: 1 }, at: 1, type: 'moon', facts: {} }
    const parked = { consumer: 'counting', event, error: 'Error', parkedAt: 1 }
    await ports.atomically(async ({ events }) => ok(await events.park(parked)))
    const retry = (sequence: number) =>
      retryParked(ports, [countingConsumer()], { consumer: 'counting', sequence })
    expect(await retry(2)).toEqual(err({ code: 'event.not-parked' }))
    expect(await retry(1)).toEqual(ok({ handled: 1, failed: 0 }))
    expect(await ports.reads.events.parked(10)).toEqual([])
  })

  test('of a consumer that is gone is removed after parking', async () => {
    const { ports } = await withLikes('bob')
    const [event] = await ports.reads.events.after(BEGINNING, 1)
    if (!event) throw new Error('no event')
    const parked = { consumer: 'gone', event, error: 'Error', parkedAt: 1 }
    await ports.atomically(async ({ events }) => ok(await events.park(parked)))
    expect(await retryParked(ports, [countingConsumer()], 'all')).toMatchObject({ ok: true })
    expect(await ports.reads.events.parked(10)).toEqual([])
  })
})
