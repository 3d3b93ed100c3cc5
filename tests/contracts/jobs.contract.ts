import { describe, expect, test } from 'bun:test'
import type { JobClaim } from '#core/platform/jobs.ts'
import type { Storage } from '#core/ports.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { commit, NOW } from './sample.ts'

/** Contract of every storage: jobs. */
export function jobsContract(name: string, open: () => Promise<Storage>) {
  describe(`jobs in ${name}`, () => {
    const opened = async () => {
      const storage = await open()
      return {
        all: () => storage.reads.jobs.all(),
        /** Claims an hourly job at a moment. */
        take: (at = NOW, changes: Partial<JobClaim> = {}) =>
          commit(storage, ({ jobs }) => jobs.take({ ...claimAt(at), ...changes })),
        renew: (worker: string, until: number) =>
          commit(storage, ({ jobs }) => jobs.renew('erasing', worker, until)),
        finish: (worker: string, begunAt: number) =>
          commit(storage, ({ jobs }) => jobs.finish('erasing', worker, begunAt)),
      }
    }

    test('of many processes claiming at once, one gets a job; another job is independent', async () => {
      const { take } = await opened()
      const workers = Array.from({ length: 8 }, (_, at) => `worker ${at}`)
      const taken = await Promise.all(workers.map((worker) => take(NOW, { worker })))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await take(NOW, { name: 'forgetting' })).toBe(true)
    })

    test('a job that ran is due again after its interval, not before', async () => {
      const { take, finish } = await opened()
      await take()
      await finish('w', NOW)
      expect(await take(NOW + HOUR - 1, { worker: 'other' })).toBe(false)
      expect(await take(NOW + HOUR, { worker: 'other' })).toBe(true)
    })

    test('a job of a dead process is due when its lease expires', async () => {
      const { take, renew, finish } = await opened()
      await take()
      await renew('w', NOW + 2 * MINUTE)
      await renew('other', NOW + DAY)
      await finish('other', NOW)
      expect(await take(NOW + 2 * MINUTE - 1, { worker: 'other' })).toBe(false)
      expect(await take(NOW + 2 * MINUTE, { worker: 'other' })).toBe(true)
      // The slow process has lost its lease, and cannot finish the job.
      await finish('w', NOW)
      expect(await take(NOW + 2 * MINUTE, { worker: 'third' })).toBe(false)
    })

    test('jobs are listed by name, with their lease and last run', async () => {
      const { all, take, finish } = await opened()
      expect(await all()).toEqual([])
      await take()
      await take(NOW, { name: 'a job' })
      const leased = { leasedUntil: NOW + MINUTE, lastRunAt: null }
      expect(await all()).toEqual([
        { name: 'a job', ...leased },
        { name: 'erasing', ...leased },
      ])
      await finish('w', NOW)
      await finish('other', NOW)
      expect(await all()).toEqual([
        { name: 'a job', ...leased },
        { name: 'erasing', leasedUntil: null, lastRunAt: NOW },
      ])
    })

    test('a clock that was set back delays no job, run or leased', async () => {
      const { take, finish } = await opened()
      await take(NOW + DAY)
      expect(await take(NOW)).toBe(true)
      await finish('w', NOW + DAY)
      expect(await take(NOW)).toBe(true)
    })
  })
}

const claimAt = (now: number): JobClaim => ({
  name: 'erasing',
  worker: 'w',
  now,
  until: now + MINUTE,
  lastBefore: now - HOUR,
  ahead: now + 4 * MINUTE,
})
