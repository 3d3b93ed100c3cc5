import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import type { LogFacts } from '#api/log.ts'
import { jobsOf, runJobs } from '#api/server/jobs.ts'
import { queueNotice } from '#core/notifications/queue-notice.ts'
import { DAY, SECOND } from '#core/shared/time.ts'
import { links } from '#tests/core/orders/till.ts'
import { openWorld } from '#tests/core/world.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A job that is done when told, and counts how often it was begun and how many ran at once. */
function slowJob() {
  const seen = { begun: 0, atOnce: 0, most: 0 }
  let finish: (error?: Error) => void = () => undefined
  const work = () => {
    seen.begun += 1
    seen.atOnce += 1
    seen.most = Math.max(seen.most, seen.atOnce)
    return new Promise<void>((resolve, reject) => {
      finish = (error) => {
        seen.atOnce -= 1
        if (error) reject(error)
        else resolve()
      }
    })
  }
  return {
    job: { name: 'slow', every: SECOND, work },
    seen,
    finish: (error?: Error) => finish(error),
  }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function logged() {
  const lines: LogFacts[] = []
  return {
    lines,
    log: (_: string, event: string, facts = {}) => void lines.push({ event, ...facts }),
  }
}

describe('a job', () => {
  test('comes round in its rhythm, and never twice at once', async () => {
    const { job, seen, finish } = slowJob()
    const stop = runJobs([job], logged().log)
    jest.advanceTimersByTime(5 * SECOND)
    expect(seen.begun).toBe(1)
    finish()
    await settled()
    jest.advanceTimersByTime(SECOND)
    expect(seen).toMatchObject({ begun: 2, most: 1 })
    finish()
    await stop()
  })

  test('that fails is written down without what was said, and comes round again', async () => {
    const { job, seen, finish } = slowJob()
    const { lines, log } = logged()
    const stop = runJobs([job], log)
    jest.advanceTimersByTime(SECOND)
    finish(new TypeError('about somebody@example.test'))
    await settled()
    expect(lines).toEqual([{ event: 'job.failed', job: 'slow', name: 'TypeError' }])
    jest.advanceTimersByTime(SECOND)
    expect(seen.begun).toBe(2)
    finish()
    await stop()
  })

  test('is let finish when all stops, and does not begin again', async () => {
    const { job, seen, finish } = slowJob()
    const stop = runJobs([job], logged().log)
    jest.advanceTimersByTime(SECOND)
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await settled()
    expect(stopped).toBe(false)
    finish()
    await stopping
    jest.advanceTimersByTime(9 * SECOND)
    expect(seen.begun).toBe(1)
  })
})

test('an install forgets tries when no limit looks back to them, and not before', async () => {
  const world = openWorld()
  await world.keep(({ attempts }) => attempts.add('reset', world.now()))
  const { log } = logged()
  const forgetting = jobsOf(world, { urlOf: () => '', links, log }).find(
    ({ name }) => name === 'forgetting',
  )
  const kept = async () => {
    await forgetting?.work()
    return world.reads.attempts.since('reset', 0)
  }
  world.pass(2 * DAY)
  expect(await kept()).toHaveLength(1)
  world.pass(30 * DAY)
  expect(await kept()).toEqual([])
})

test('an install writes down that a mail could not be sent, and not to whom', async () => {
  const world = openWorld()
  await world.member('ann', { account: { status: 'not_confirmed' } })
  const notice = { kind: 'activate', member: 'ann' } as const
  await world.keep((stores) => queueNotice(stores, world, notice))
  world.mailer.broken = true
  const { lines, log } = logged()
  const jobs = jobsOf(world, { urlOf: () => 'https://vonk.test', links, log })
  await jobs.find(({ name }) => name === 'outbox')?.work()
  expect(lines).toEqual([{ event: 'mail.failed', kind: 'activate', attempts: 1, gave_up: false }])
})

describe('an install with many mails to send', () => {
  const NOTICES = 70

  async function open() {
    const world = openWorld()
    await world.member('ann', { account: { status: 'not_confirmed' } })
    const notice = { kind: 'activate', member: 'ann' } as const
    await world.keep(async (stores) => {
      for (let n = 0; n < NOTICES; n++) await queueNotice(stores, world, notice)
    })
    const { lines, log } = logged()
    const jobs = jobsOf(world, { urlOf: () => 'https://vonk.test', links, log })
    return { world, lines, outbox: jobs.find(({ name }) => name === 'outbox') }
  }

  test('sends them all in one turn', async () => {
    const { world, outbox } = await open()
    await outbox?.work()
    expect(world.mailer.letters).toHaveLength(NOTICES)
  })

  test('tries no more of them in that turn once some could not be sent', async () => {
    const { world, lines, outbox } = await open()
    world.mailer.broken = true
    await outbox?.work()
    expect(lines).toHaveLength(20)
  })
})
