import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Reports } from '#core/reports/reports.ts'
import type { Database } from '../model/database.ts'

/** Reports in the database. */
export const reports = ({ db, report }: Database): Reports => ({
  async byId(id) {
    const [found] = await db.select().from(report).where(eq(report.id, id))
    return found ?? null
  },
  latest: async (limit) =>
    db.select().from(report).orderBy(desc(report.at), desc(report.id)).limit(limit),
  by: async (reporter) =>
    db
      .select()
      .from(report)
      .where(eq(report.reporter, reporter))
      .orderBy(desc(report.at), desc(report.id)),
  async countSince(reporter, moment) {
    const [counted] = await db
      .select({ reports: count() })
      .from(report)
      .where(and(eq(report.reporter, reporter), gte(report.at, moment)))
    return counted?.reports ?? 0
  },

  async add(added) {
    await db.insert(report).values(added)
  },
  async eraseReporter(reporter) {
    await db.update(report).set({ reporter: null, note: '' }).where(eq(report.reporter, reporter))
  },
})
