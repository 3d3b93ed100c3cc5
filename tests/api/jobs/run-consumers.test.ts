import { expect, test } from 'bun:test'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import { runConsumers } from '#api/jobs/run-consumers.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import { CONSUMER_LIMITS } from '#core/platform/events/run-consumer.ts'
import { ok } from '#core/shared/result.ts'

const HOUR = 3_600_000
const liked = { type: 'member.liked', from: 'ann', to: 'bob' } as const

async function site(waiting: number) {
  const signal = inProcessSignal()
  const storage = signalledStorage(memoryStorage(), signal)
  await storage.atomically(async ({ events }) => {
    for (let n = 0; n < waiting; n++) await events.append(liked, n)
    return ok(null)
  })
  const lines: string[] = []
  const failed = Promise.withResolvers<void>()
  const log = (_: string, event: string) => {
    lines.push(event)
    failed.resolve()
  }
  const run = (...consumers: readonly Consumer[]) =>
    runConsumers({ ...storage, now: () => 0 }, consumers, {
      listen: signal.listen,
      pause: HOUR,
      log,
    })
  return { storage, run, lines, failed: failed.promise }
}

/** A consumer that counts its events; `seen` resolves at this count. */
function counting(name: string, many: number) {
  const seen = Promise.withResolvers<void>()
  let count = 0
  const consumer: Consumer = {
    name,
    async effectsOf() {
      count += 1
      if (count === many) seen.resolve()
      return [async () => undefined]
    },
  }
  return { consumer, seen: seen.promise }
}

test('a consumer handles a backlog of events without pauses', async () => {
  const many = 3 * CONSUMER_LIMITS.batch + 1
  const { storage, run } = await site(many)
  const { consumer, seen } = counting('counting', many)
  const stop = run(consumer)
  await seen
  await stop()
  const { position } = await storage.reads.events.progress('counting')
  expect(position).toEqual(await storage.reads.events.end())
})

test('a consumer that hangs or fails does not block others', async () => {
  const { run, lines, failed } = await site(1)
  const hanging: Consumer = { name: 'hanging', effectsOf: () => new Promise(() => undefined) }
  const failing: Consumer = { name: 'failing', effectsOf: () => Promise.reject(new Error('no')) }
  const { consumer, seen } = counting('counting', 1)
  void run(hanging, failing, consumer)
  await Promise.all([seen, failed])
  expect(lines).toEqual(['consumer.failed'])
})
