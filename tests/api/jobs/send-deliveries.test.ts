import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { sendDeliveries } from '#api/jobs/send-deliveries.ts'
import type { Ports } from '#core/ports.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { queueNotification } from '#tests/core/notifications/queue-notification.ts'
import { openWorld } from '#tests/core/world.ts'
import { memoryLog } from '../memory-log.ts'
import { settled, slowWork } from '../slow-work.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function open(changes: (world: Ports) => Partial<Ports> = () => ({})) {
  const world = openWorld()
  await world.member('ann', { account: { status: 'not_confirmed' } })
  const queue = () =>
    world.commit((stores) => queueNotification(stores, world, { kind: 'activate', member: 'ann' }))
  const { lines, log } = memoryLog()
  let cut = () => {}
  const start = () =>
    sendDeliveries(
      { ...world, ...changes(world) },
      { worker: 'w', alone: true, urlOf: () => 'https://vonk.test', log, cutOff: () => cut() },
    )
  const pass = async (span: number) => {
    world.pass(span)
    jest.advanceTimersByTime(span)
    await settled()
  }
  return {
    world,
    queue,
    lines,
    start,
    pass,
    onCut: (done: () => void) => {
      cut = done
    },
  }
}

test('a mail leaves within a second of being queued', async () => {
  const { world, queue, start, pass } = await open()
  const stop = start()
  await pass(10 * SECOND)
  await queue()
  await pass(SECOND)
  expect(world.mailer.letters).toHaveLength(1)
  await stop()
})

test('a failed mail is logged without its recipient', async () => {
  const { world, queue, lines, start, pass } = await open()
  await queue()
  world.mailer.broken = true
  const stop = start()
  await pass(SECOND)
  expect(lines).toEqual([
    { event: 'delivery.failed', kind: 'activate', attempts: 1, error: 'Error', gave_up: false },
  ])
  await stop()
})

test('the queue’s size, age and sent deliveries are logged every few minutes', async () => {
  const { work, finish } = slowWork('sent' as const)
  const { queue, lines, start, pass } = await open(() => ({ mailer: { send: work } }))
  const stop = start()
  const figures = { event: 'deliveries', waiting: 0, due: 0, oldest_due_seconds: 0, dead: 0 }
  await pass(MINUTE)
  expect(lines).toEqual([])

  await queue()
  await pass(SECOND)
  finish()
  await pass(SECOND)
  await queue()
  await pass(5 * MINUTE - 2 * SECOND)
  expect(lines).toEqual([
    { ...figures, waiting: 1, due: 1, oldest_due_seconds: 298, sent: 1, failed: 0 },
  ])
  finish()
  await pass(5 * MINUTE)
  expect(lines.slice(1)).toEqual([{ ...figures, sent: 1, failed: 0 }])
  await stop()
})

test('on shutdown a mail in flight may finish until a timeout, then it is released for retry', async () => {
  const { work, finish } = slowWork('sent' as const)
  const { world, queue, start, pass, onCut } = await open(() => ({ mailer: { send: work } }))
  await queue()
  const stop = start()
  await pass(SECOND)
  onCut(() => finish(new Error('cut off')))
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await pass(6 * SECOND)
  expect(stopped).toBe(false)
  await pass(SECOND)
  await stopping
  expect(await world.deliveries()).toMatchObject([{ attempts: 1, error: 'Error' }])
})
