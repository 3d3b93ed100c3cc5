import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { silentLog } from '#api/http/logs/log.ts'
import { jobsOf } from '#api/jobs/jobs.ts'
import { type Job, runJobs } from '#api/jobs/run-jobs.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { sampleOrder, samplePayment, sampleRefund } from '#tests/contracts/sample-order.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { openWorld } from '#tests/core/world.ts'
import { memoryLog } from '../memory-log.ts'
import { settled, slowWork } from '../slow-work.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** An install whose clock is that of the timers, with an hourly job. */
function openInstall() {
  const world = openWorld()
  const { work, seen, finish } = slowWork({ erased: 3 })
  const job: Job = { name: 'erasing', every: HOUR, work }
  const { lines, log } = memoryLog()
  const start = (worker: string, jitter = 0) =>
    runJobs(world, [job], { worker, log, jitter: () => jitter })
  const pass = async (span: number) => {
    for (let passed = 0; passed < span; passed += 10 * SECOND) {
      const step = Math.min(10 * SECOND, span - passed)
      world.pass(step)
      jest.advanceTimersByTime(step)
      await settled()
    }
  }
  return { world, start, pass, seen, finish, lines }
}

describe('an hourly job', () => {
  test('runs soon after the first start, and then hourly', async () => {
    const { start, pass, seen, finish, lines } = openInstall()
    const stop = start('w', 0.9)
    await pass(20 * SECOND)
    expect(seen.begun).toBe(0)
    await pass(10 * SECOND)
    expect(seen.begun).toBe(1)
    finish()
    await settled()
    expect(lines).toEqual([
      { event: 'job.done', job: 'erasing', ms: expect.any(Number), erased: 3 },
    ])
    await pass(58 * MINUTE)
    expect(seen.begun).toBe(1)
    await pass(3 * MINUTE)
    expect(seen.begun).toBe(2)
    finish()
    await stop()
  })

  test('runs on schedule when the server restarts every fifty minutes', async () => {
    const { start, pass, seen, finish } = openInstall()
    for (let life = 0; life < 6; life += 1) {
      const stop = start(`life ${life}`)
      await pass(MINUTE)
      finish()
      await pass(49 * MINUTE)
      finish()
      await stop()
    }
    expect(seen.begun).toBe(5)
  })

  test('is run by one of several processes, for as long as it takes', async () => {
    const { start, pass, seen, finish } = openInstall()
    const stops = ['one', 'two', 'three'].map((worker) => start(worker))
    await pass(2 * HOUR)
    expect(seen).toMatchObject({ begun: 1, most: 1 })
    finish()
    await pass(2 * MINUTE)
    expect(seen).toMatchObject({ begun: 2, most: 1 })
    finish()
    await Promise.all(stops.map((stop) => stop()))
  })

  test('is run by another process a few minutes after its own died', async () => {
    const { world, start, pass, seen, finish } = openInstall()
    await world.commit(({ jobs }) => {
      const now = world.now()
      const claim = { now, until: now + 2 * MINUTE, lastBefore: now - HOUR, ahead: now + HOUR }
      return jobs.take({ ...claim, name: 'erasing', worker: 'the one that died' })
    })
    const stop = start('w')
    await pass(MINUTE)
    expect(seen.begun).toBe(0)
    await pass(3 * MINUTE)
    expect(seen.begun).toBe(1)
    finish()
    await stop()
  })

  test('is not delayed when the clock was set back by an hour', async () => {
    const { world, start, pass, seen, finish } = openInstall()
    const stop = start('w')
    await pass(SECOND)
    finish()
    await settled()
    world.pass(-HOUR)
    await pass(2 * MINUTE)
    expect(seen.begun).toBe(2)
    finish()
    await stop()
  })

  test('that fails is logged without its message, and runs again', async () => {
    const { start, pass, seen, finish, lines } = openInstall()
    const stop = start('w')
    await pass(SECOND)
    finish(new TypeError('about somebody@example.test'))
    await settled()
    expect(lines).toEqual([{ event: 'job.failed', job: 'erasing', name: 'TypeError' }])
    await pass(HOUR + MINUTE)
    expect(seen.begun).toBe(2)
    finish()
    await stop()
  })

  test('finishes on shutdown, and does not start again', async () => {
    const { start, pass, seen, finish } = openInstall()
    const stop = start('w')
    await pass(SECOND)
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await settled()
    expect(stopped).toBe(false)
    finish()
    await stopping
    await pass(2 * HOUR)
    expect(seen.begun).toBe(1)
  })
})

const jobNamed = (world: ReturnType<typeof openWorld>, name: string) =>
  jobsOf(world, { links, providers: ['sandbox'], backups: null, log: silentLog }).find(
    (job) => job.name === name,
  )

test('login attempts are deleted when no rate limit needs them', async () => {
  const world = openWorld()
  await world.commit(({ attempts }) => attempts.add('reset', world.now()))
  const stored = async () => {
    await jobNamed(world, 'forgetting')?.work()
    return world.reads.attempts.since('reset', 0)
  }
  world.pass(2 * DAY)
  expect(await stored()).toHaveLength(1)
  world.pass(30 * DAY)
  expect(await stored()).toEqual([])
})

test('all accounts deleted long enough ago are erased, however many', async () => {
  const world = openWorld()
  const account = { status: 'deleted', deletedAt: world.now() } as const
  for (let n = 0; n < 230; n++) await world.member(`m${n}`, { account })
  world.pass(14 * DAY + 1)
  expect(await jobNamed(world, 'erasing')?.work()).toEqual({ erased: 230, failed: 0 })
})

test('a full page of accounts that cannot be erased does not block others', async () => {
  const world = openWorld()
  const account = { status: 'deleted', deletedAt: world.now() } as const
  for (let n = 0; n < 130; n++) await world.member(`m${String(n).padStart(3, '0')}`, { account })
  world.pass(14 * DAY + 1)
  const { photos } = world.reads
  const of = (member: string) =>
    member < 'm110' ? Promise.reject(new TypeError('about somebody')) : photos.of(member)
  const reads = { ...world.reads, photos: { ...photos, of } }
  const { lines, log } = memoryLog()
  const jobs = jobsOf({ ...world, reads }, { links, providers: ['sandbox'], backups: null, log })
  const erasing = jobs.find(({ name }) => name === 'erasing')
  expect(await erasing?.work()).toEqual({ erased: 20, failed: 110 })
  expect(lines).toHaveLength(110)
  expect(lines[0]).toEqual({ event: 'job.item-failed', job: 'erasing', name: 'TypeError' })
})

test('a failing refund is logged without its message, and counted', async () => {
  const world = openWorld()
  const order = sampleOrder('ann')
  const due = sampleRefund(order, samplePayment(order.id))
  const refundsDue = async () => [due]
  const paymentById = () => Promise.reject(new TypeError('about somebody@example.test'))
  const orders = { ...world.reads.orders, refundsDue, paymentById }
  const { lines, log } = memoryLog()
  const failing = { ...world, reads: { ...world.reads, orders } }
  const jobs = jobsOf(failing, { links, providers: ['sandbox'], backups: null, log })
  const refunds = jobs.find(({ name }) => name === 'refunds')
  expect(await refunds?.work()).toEqual({ sent: 0, failed: 1 })
  expect(lines).toEqual([{ event: 'job.item-failed', job: 'refunds', name: 'TypeError' }])
})
