import { describe, expect, test } from 'bun:test'
import type { JobClaim } from '#core/jobs/jobs.ts'
import type { Storage } from '#core/ports.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { keep, NOW } from './sample.ts'

/** What every storage promises about jobs. */
export function jobsContract(name: string, open: () => Promise<Storage>) {
  describe(`jobs in ${name}`, () => {
    const opened = async () => {
      const storage = await open()
      return {
        /** An hourly job, asked for at a moment. */
        take: (at = NOW, changes: Partial<JobClaim> = {}) =>
          keep(storage, ({ jobs }) => jobs.take({ ...claimAt(at), ...changes })),
        renew: (worker: string, until: number) =>
          keep(storage, ({ jobs }) => jobs.renew('erasing', worker, until)),
        finish: (worker: string, begunAt: number) =>
          keep(storage, ({ jobs }) => jobs.finish('erasing', worker, begunAt)),
      }
    }

    test('of many processes that ask at once, one takes a job; another job is another’s', async () => {
      const { take } = await opened()
      const workers = Array.from({ length: 8 }, (_, at) => `worker ${at}`)
      const taken = await Promise.all(workers.map((worker) => take(NOW, { worker })))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await take(NOW, { name: 'forgetting' })).toBe(true)
    })

    test('a job that was run is due again after its time, and not before', async () => {
      const { take, finish } = await opened()
      await take()
      await finish('w', NOW)
      expect(await take(NOW + HOUR - 1, { worker: 'other' })).toBe(false)
      expect(await take(NOW + HOUR, { worker: 'other' })).toBe(true)
    })

    test('a job whose process died is taken by another when the lease is over, at once due', async () => {
      const { take, renew, finish } = await opened()
      await take()
      await renew('w', NOW + 2 * MINUTE)
      await renew('other', NOW + DAY)
      await finish('other', NOW)
      expect(await take(NOW + 2 * MINUTE - 1, { worker: 'other' })).toBe(false)
      expect(await take(NOW + 2 * MINUTE, { worker: 'other' })).toBe(true)
      // The one that was slow has lost it, and takes nothing from the other.
      await finish('w', NOW)
      expect(await take(NOW + 2 * MINUTE, { worker: 'third' })).toBe(false)
    })

    test('a clock that was set back holds up no job, run or leased', async () => {
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
