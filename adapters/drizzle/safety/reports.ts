import { and, asc, count, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Reports } from '#core/safety/ports.ts'
import { type Report, reportNumber } from '#core/safety/report.ts'
import { type Database, locked } from '../shared/database.ts'
import { listedOf, reportLists } from './report-lists.ts'

type Row = Database['report']['$inferSelect']

/** Reports in the database. */
export function reports(database: Database): Reports {
  const { db, report } = database
  const select = () => db.select().from(report)

  return {
    async byId(id) {
      const [row] = await select().where(eq(report.id, id))
      return row ? reportOf(row) : null
    },
    async byNumber(number) {
      const rows = await select()
        .where(eq(report.number, number))
        .orderBy(asc(report.at), asc(report.id))
      return rows.map(reportOf)
    },
    ...reportLists(database),
    async by(reporter) {
      const rows = await select()
        .where(eq(report.reporter, reporter))
        .orderBy(desc(report.at), desc(report.id))
      return rows.map(reportOf)
    },
    async countSince(reporter, moment) {
      const [counted] = await db
        .select({ reports: count() })
        .from(report)
        .where(and(eq(report.reporter, reporter), gte(report.at, moment)))
      return counted?.reports ?? 0
    },
    async undecided(reporter, reported) {
      const rows = await select()
        .where(
          and(
            eq(report.reporter, reporter),
            eq(report.reported, reported),
            isNull(report.decidedAt),
          ),
        )
        .orderBy(asc(report.at), asc(report.id))
      return rows.map(reportOf)
    },
    async unfounded(reporter, since) {
      const rows = await select()
        .where(
          and(
            eq(report.reporter, reporter),
            eq(report.grounds, 'unfounded'),
            gte(report.decidedAt, since),
          ),
        )
        .orderBy(asc(report.at), asc(report.id))
      return rows.map(reportOf)
    },

    async add(added) {
      await db.insert(report).values(rowOf(added))
    },
    async lock(id) {
      const [row] = await locked(select().where(eq(report.id, id)))
      return row ? reportOf(row) : null
    },
    async save(saved) {
      await db.update(report).set(rowOf(saved)).where(eq(report.id, saved.id))
    },
    async eraseReporter(reporter) {
      await db.update(report).set({ reporter: null, note: '' }).where(eq(report.reporter, reporter))
    },
  }
}

const reportOf = ({ note, evidence, ...row }: Row): Report => ({
  ...listedOf(row),
  note,
  evidence,
})

const rowOf = ({ decision, ...report }: Report): Row => ({
  ...report,
  number: reportNumber(report),
  outcome: decision?.outcome ?? null,
  grounds: decision?.grounds ?? null,
  decidedAt: decision?.at ?? null,
})
