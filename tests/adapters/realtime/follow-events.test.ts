import { expect, test } from 'bun:test'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { DomainEvent } from '#core/events.ts'
import { err, ok } from '#core/shared/result.ts'

const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })

async function following(failures = 0) {
  const signal = inProcessSignal()
  const storage = signalledStorage(memoryStorage(), signal)
  const { events } = storage.reads
  let left = failures
  const after: typeof events.after = (position, limit) => {
    left -= 1
    return left >= 0 ? Promise.reject(new Error('unreachable')) : events.after(position, limit)
  }
  const received: string[] = []
  const reported: unknown[] = []
  const append = (to: string) =>
    storage.atomically(async (stores) => ok(await stores.events.append(liked(to), 1)))
  await append('before anybody followed')
  const stop = await followEvents({
    reads: { events: { ...events, after } },
    signal,
    poll: null,
    pause: 0,
    onEvent: (event) => void ('to' in event && received.push(event.to)),
    report: (failure) => reported.push(failure),
  })
  return { storage, received, reported, append, stop, signal }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a follower gets events committed from then on, in order', async () => {
  const { received, append } = await following()
  await append('bob')
  await append('cas')
  await settled()
  expect(received).toEqual(['bob', 'cas'])
})

test('events of rolled-back transactions are never delivered', async () => {
  const { storage, received } = await following()
  await storage.atomically(async ({ events }) => err(await events.append(liked('bob'), 1)))
  await settled()
  expect(received).toEqual([])
})

test('a unit of work without events signals nothing', async () => {
  const { storage, signal } = await following()
  let signals = 0
  signal.listen(() => {
    signals += 1
  })
  await storage.atomically(async ({ attempts }) => ok(await attempts.add('key', 1)))
  expect(signals).toBe(0)
})

test('an unknown event type is skipped', async () => {
  const { storage, received, append } = await following()
  const unknown = { type: 'moon.landed', to: 'the moon' } as unknown as DomainEvent
  await storage.atomically(async ({ events }) => ok(await events.append(unknown, 1)))
  await append('bob')
  await settled()
  expect(received).toEqual(['bob'])
})

test('after a failed read the next signal reads the log, without gaps', async () => {
  const { received, reported, append } = await following(1)
  await append('bob')
  await settled()
  expect([received, reported.length]).toEqual([[], 1])
  await append('cas')
  await settled()
  expect(received).toEqual(['bob', 'cas'])
})

test('a stopped follower receives no more events', async () => {
  const { received, append, stop } = await following()
  await stop()
  await append('bob')
  await settled()
  expect(received).toEqual([])
})
