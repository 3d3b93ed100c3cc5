import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm'
import { GRAVE_REASONS } from '#core/reports/gravity.ts'
import type { ListedReport, Report } from '#core/reports/report.ts'
import type { Reports } from '#core/reports/reports.ts'
import { type Database, locked } from '../model/database.ts'

type Row = Database['report']['$inferSelect']

/** Reports in the database. */
export function reports({ db, report }: Database): Reports {
  const select = () => db.select().from(report)
  const { note: _, evidence: __, ...columns } = getTableColumns(report)
  const list = () => db.select(columns).from(report)
  const grave = inArray(report.reason, [...GRAVE_REASONS])
  const rank = sql<number>`case when ${grave} then 0 else 1 end`
  const rankOf = (isGrave: boolean) => (isGrave ? 0 : 1)

  return {
    async byId(id) {
      const [row] = await select().where(eq(report.id, id))
      return row ? reportOf(row) : null
    },
    async latest(limit) {
      const rows = await list().orderBy(desc(report.at), desc(report.id)).limit(limit)
      return rows.map(listedOf)
    },
    async waiting(last, limit) {
      const next =
        last &&
        or(
          gt(rank, rankOf(last.grave)),
          and(
            eq(rank, rankOf(last.grave)),
            or(gt(report.at, last.at), and(eq(report.at, last.at), gt(report.id, last.id))),
          ),
        )
      const rows = await list()
        .where(and(isNull(report.decidedAt), next ?? undefined))
        .orderBy(asc(rank), asc(report.at), asc(report.id))
        .limit(limit)
      return rows.map(listedOf)
    },
    async decided(last, limit) {
      const { decidedAt, id } = report
      const next = last && or(lt(decidedAt, last.at), and(eq(decidedAt, last.at), lt(id, last.id)))
      const rows = await list()
        .where(and(isNotNull(decidedAt), next ?? undefined))
        .orderBy(desc(decidedAt), desc(id))
        .limit(limit)
      return rows.map(listedOf)
    },
    async about(reported, limit) {
      const rows = await list()
        .where(eq(report.reported, reported))
        .orderBy(desc(report.at), desc(report.id))
        .limit(limit)
      return rows.map(listedOf)
    },
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

function listedOf({
  outcome,
  grounds,
  decidedAt: at,
  ...row
}: Omit<Row, 'note' | 'evidence'>): ListedReport {
  const isDecided = outcome !== null && grounds !== null && at !== null
  return { ...row, decision: isDecided ? { outcome, grounds, at } : null }
}

const reportOf = ({ note, evidence, ...row }: Row): Report => ({
  ...listedOf(row),
  note,
  evidence,
})

const rowOf = ({ decision, ...report }: Report): Row => ({
  ...report,
  outcome: decision?.outcome ?? null,
  grounds: decision?.grounds ?? null,
  decidedAt: decision?.at ?? null,
})
