import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Jobs } from '#core/platform/jobs.ts'
import type { Database } from '../shared/database.ts'

/** Jobs in the database. Of concurrent claims, one UPDATE succeeds. */
export const jobs = ({ db, job }: Database): Jobs => ({
  async all() {
    const rows = await db.select().from(job).orderBy(asc(job.name))
    return rows.map(({ name, worker, leasedUntil, lastRunAt }) => ({
      name,
      leasedUntil: worker === null ? null : leasedUntil,
      lastRunAt,
    }))
  },
  async take({ name, worker, now, until, lastBefore, ahead }) {
    const isDue = or(
      isNull(job.lastRunAt),
      lte(job.lastRunAt, lastBefore),
      gt(job.lastRunAt, ahead),
    )
    const isFree = or(isNull(job.worker), lte(job.leasedUntil, now), gt(job.leasedUntil, ahead))
    const taken = await db
      .insert(job)
      .values({ name, worker, leasedUntil: until })
      .onConflictDoUpdate({
        target: job.name,
        set: { worker, leasedUntil: until },
        setWhere: sql`${isDue} and ${isFree}`,
      })
      .returning({ name: job.name })
    return taken.length === 1
  },
  async renew(name, worker, until) {
    await db
      .update(job)
      .set({ leasedUntil: until })
      .where(and(eq(job.name, name), eq(job.worker, worker)))
  },
  async finish(name, worker, begunAt) {
    await db
      .update(job)
      .set({ worker: null, lastRunAt: begunAt })
      .where(and(eq(job.name, name), eq(job.worker, worker)))
  },
})
