import { expect, test } from 'bun:test'
import { JOB_LEASE, runJob } from '#core/platform/jobs/run-job.ts'
import { viewJobs } from '#core/platform/jobs/view-jobs.ts'
import { JOB_NAMES } from '#core/platform/jobs.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

test('every job is listed with its last and next run, whether it ever ran or not', async () => {
  const world = openWorld()
  const erasing = async () => (await viewJobs(world)).find(({ name }) => name === 'erasing')
  expect((await viewJobs(world)).map(({ name }) => name)).toEqual(JOB_NAMES)
  const never = { name: 'erasing', every: HOUR, lastRunAt: null, nextRunAt: null } as const
  expect(await erasing()).toEqual({ ...never, leasedUntil: null })

  const slow = Promise.withResolvers<null>()
  const started = Promise.withResolvers<null>()
  const work = () => {
    started.resolve(null)
    return slow.promise
  }
  const running = runJob(world, { name: 'erasing', every: HOUR, work }, 'one')
  await started.promise
  expect(await erasing()).toEqual({ ...never, leasedUntil: START + JOB_LEASE })
  world.pass(JOB_LEASE)
  expect(await erasing()).toMatchObject({ leasedUntil: null })

  slow.resolve(null)
  await running
  expect(await erasing()).toMatchObject({
    lastRunAt: START,
    nextRunAt: START + HOUR,
    leasedUntil: null,
  })
})
