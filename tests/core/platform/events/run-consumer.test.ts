import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '#core/events.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import { EVENT_RETENTION, pruneEvents } from '#core/platform/events/prune-events.ts'
import { CONSUMER_LIMITS, runConsumer, type Timeout } from '#core/platform/events/run-consumer.ts'
import { ok } from '#core/shared/result.ts'
import { START } from '../../world.ts'
import { countingConsumer, withLikes, withoutTimeout } from './counting-consumer.ts'

describe('a consumer', () => {
  test('handles each event once, however often it runs', async () => {
    const { ports, counted } = await withLikes('bob', 'cas')
    expect(await runConsumer(ports, countingConsumer(), withoutTimeout)).toMatchObject({
      handled: 2,
      more: false,
    })
    expect(await runConsumer(ports, countingConsumer(), withoutTimeout)).toMatchObject({
      handled: 0,
    })
    expect([await counted('bob'), await counted('cas')]).toEqual([1, 1])
  })

  test('has its effects in one of two processes', async () => {
    const { ports, counted } = await withLikes('bob')
    await Promise.all([
      runConsumer(ports, countingConsumer(), withoutTimeout),
      runConsumer(ports, countingConsumer(), withoutTimeout),
    ])
    expect(await counted('bob')).toBe(1)
  })

  test('that is killed in between has neither effects nor a new position', async () => {
    const { ports, counted } = await withLikes('bob')
    const killed: typeof ports.atomically = (work) =>
      ports.atomically(async (stores): Promise<Awaited<ReturnType<typeof work>>> => {
        await work(stores)
        throw new Error('killed')
      })
    await runConsumer({ ...ports, atomically: killed }, countingConsumer(), withoutTimeout).catch(
      () => undefined,
    )
    expect(await counted('bob')).toBe(0)
    await runConsumer(ports, countingConsumer(), withoutTimeout)
    expect(await counted('bob')).toBe(1)
  })

  test('reports more work after a full batch', async () => {
    const names = Array.from({ length: CONSUMER_LIMITS.batch + 1 }, (_, index) => `name ${index}`)
    const { ports } = await withLikes(...names)
    expect(await runConsumer(ports, countingConsumer(), withoutTimeout)).toMatchObject({
      handled: CONSUMER_LIMITS.batch,
      more: true,
    })
    expect(await runConsumer(ports, countingConsumer(), withoutTimeout)).toMatchObject({
      handled: 1,
      more: false,
    })
  })

  test('skips an unknown event type, and logs it', async () => {
    const { ports, counted } = await withLikes('bob')
    const unknown = { type: 'moon.landed' } as unknown as DomainEvent
    await ports.atomically(async ({ events }) => ok(await events.append(unknown, 1)))
    expect(await runConsumer(ports, countingConsumer(), withoutTimeout)).toMatchObject({
      handled: 2,
      unknown: ['moon.landed'],
    })
    expect(await counted('bob')).toBe(1)
  })
})

describe('a failing event', () => {
  test('does not block earlier ones, is retried, and is parked after five attempts', async () => {
    const { ports, counted, pass } = await withLikes('bob', 'bad', 'cas')
    const consumer = countingConsumer(new Set(['bad']))
    expect(await runConsumer(ports, consumer, withoutTimeout)).toMatchObject({
      handled: 1,
      error: 'TypeError',
      parked: false,
    })
    expect(await runConsumer(ports, consumer, withoutTimeout)).toMatchObject({
      handled: 0,
      error: null,
    })
    for (let tries = 1; tries < CONSUMER_LIMITS.tries; tries++) {
      pass(CONSUMER_LIMITS.longestRetry)
      await runConsumer(ports, consumer, withoutTimeout)
    }
    const [parked] = await ports.reads.events.parked(10)
    expect(parked).toMatchObject({ consumer: 'counting', error: 'TypeError' })
    expect(parked?.event.facts).toEqual({ from: 'ann', to: 'bad' })
    await runConsumer(ports, consumer, withoutTimeout)
    expect([await counted('bob'), await counted('bad'), await counted('cas')]).toEqual([1, 0, 1])
  })

  test('that fails only in a batch is handled alone', async () => {
    const { ports, counted } = await withLikes('bob', 'cas')
    let busy = true
    const passing: Consumer = {
      ...countingConsumer(),
      effectsOf: (...given) => {
        if (!busy) return countingConsumer().effectsOf(...given)
        busy = false
        return Promise.reject(new Error('busy'))
      },
    }
    expect(await runConsumer(ports, passing, withoutTimeout)).toMatchObject({
      handled: 2,
      error: null,
    })
    expect([await counted('bob'), await counted('cas')]).toEqual([1, 1])
  })

  test('skips unknown types before it', async () => {
    const { ports } = await withLikes()
    const unknown = { type: 'moon.landed' } as unknown as DomainEvent
    await ports.atomically(async ({ events }) => {
      await events.append(unknown, 1)
      return ok(await events.append({ type: 'member.liked', from: 'ann', to: 'bad' }, 1))
    })
    const run = await runConsumer(ports, countingConsumer(new Set(['bad'])), withoutTimeout)
    expect(run).toMatchObject({ handled: 1, unknown: ['moon.landed'], error: 'TypeError' })
  })

  test('succeeds on a retry after the cause is fixed', async () => {
    const { ports, counted, pass } = await withLikes('bad', 'cas')
    const failing = new Set(['bad'])
    await runConsumer(ports, countingConsumer(failing), withoutTimeout)
    failing.clear()
    pass(CONSUMER_LIMITS.longestRetry)
    expect(await runConsumer(ports, countingConsumer(failing), withoutTimeout)).toMatchObject({
      handled: 1,
      more: true,
    })
    await runConsumer(ports, countingConsumer(failing), withoutTimeout)
    expect([await counted('bad'), await counted('cas')]).toEqual([1, 1])
  })

  test('that hangs fails with a timeout', async () => {
    const { ports } = await withLikes('bob')
    const hanging: Consumer = { name: 'hanging', effectsOf: () => new Promise(() => undefined) }
    const impatient: Timeout = () => Promise.reject(new Error('too late'))
    expect(await runConsumer(ports, hanging, impatient)).toMatchObject({ error: 'Error' })
  })

  test('is reported by error name only', async () => {
    const { ports } = await withLikes('bob')
    const throwing: Consumer = {
      name: 'throwing',
      effectsOf: () => Promise.reject('bob@example.test'),
    }
    expect(await runConsumer(ports, throwing, withoutTimeout)).toMatchObject({ error: 'unknown' })
  })
})

test('events are pruned after thirty days, once every consumer has handled them', async () => {
  const { ports, pass } = await withLikes('bob', 'cas')
  pass(EVENT_RETENTION + 1)
  expect(ports.now()).toBeGreaterThan(START + EVENT_RETENTION)
  expect(await pruneEvents(ports, [countingConsumer()])).toBe(0)
  await runConsumer(ports, countingConsumer(), withoutTimeout)
  expect(await pruneEvents(ports, [countingConsumer()])).toBeGreaterThan(0)
})
