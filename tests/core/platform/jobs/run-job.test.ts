import { describe, expect, test } from 'bun:test'
import { JOB_LEASE, renewJob, runJob } from '#core/platform/jobs/run-job.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

function hourly() {
  const world = openWorld()
  let runs = 0
  const run = (worker: string, work = async () => ++runs) =>
    runJob(world, { name: 'erasing', every: HOUR, work }, worker)
  return { world, run }
}

describe('a job', () => {
  test('runs when it is due, and returns its outcome', async () => {
    const { world, run } = hourly()
    expect(await run('one')).toEqual({ result: 1 })
    expect(await run('two')).toBeNull()
    world.pass(HOUR)
    expect(await run('two')).toEqual({ result: 2 })
  })

  test('that fails waits for its next time', async () => {
    const { run } = hourly()
    const failing = () => Promise.reject(new Error('no'))
    await expect(run('one', failing)).rejects.toThrow('no')
    expect(await run('one')).toBeNull()
  })

  test('is leased while it runs, for any duration', async () => {
    const { world, run } = hourly()
    const slow = Promise.withResolvers<number>()
    const running = run('one', () => slow.promise)
    for (let lease = 0; lease < 5; lease += 1) {
      world.pass(JOB_LEASE - 1)
      await renewJob(world, 'erasing', 'one')
      expect(await run('two')).toBeNull()
    }
    slow.resolve(7)
    expect(await running).toEqual({ result: 7 })
  })
})
