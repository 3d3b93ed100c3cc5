import type { Jobs } from '#core/platform/jobs.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Table } from '../table.ts'

/** A job with its lease. */
export type KnownJob = {
  readonly name: string
  readonly worker: string | null
  readonly leasedUntil: Instant
  readonly lastRunAt: Instant | null
}

/** Jobs in memory. */
export const jobs = (table: Table<KnownJob>): Jobs => ({
  all: async () =>
    table
      .all()
      .map(({ name, worker, leasedUntil, lastRunAt }) => ({
        name,
        leasedUntil: worker === null ? null : leasedUntil,
        lastRunAt,
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  async take({ name, worker, now, until, lastBefore, ahead }) {
    const known = table.find(name)
    const ran = known?.lastRunAt ?? null
    const isDue = ran === null || ran <= lastBefore || ran > ahead
    const end = known?.leasedUntil ?? now
    const isFree = !known?.worker || end <= now || end > ahead
    if (!isDue || !isFree) return false
    table.put(name, { name, worker, leasedUntil: until, lastRunAt: ran })
    return true
  },
  async renew(name, worker, until) {
    const known = table.find(name)
    if (known?.worker === worker) table.put(name, { ...known, leasedUntil: until })
  },
  async finish(name, worker, begunAt) {
    const known = table.find(name)
    if (known?.worker === worker) table.put(name, { ...known, worker: null, lastRunAt: begunAt })
  },
})
