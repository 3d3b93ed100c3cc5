import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm'
import type { Reports } from '#core/safety/ports.ts'
import { GRAVE_REASONS, type ListedReport } from '#core/safety/report.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { ofSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import type { Database } from '../shared/database.ts'

type Row = Database['report']['$inferSelect']
type Lists = Pick<Reports, 'queue' | 'waiting' | 'decided' | 'about'>

/** Lists of reports in the database, without their texts. */
export function reportLists(database: Database): Lists {
  const { db, report } = database
  const within = (sites: SiteScope) => ofSites(database, report.reported, sites)
  const { note: _, evidence: __, ...columns } = getTableColumns(report)
  const list = () => db.select(columns).from(report)
  const grave = inArray(report.reason, [...GRAVE_REASONS])
  const rank = sql<number>`case when ${grave} then 0 else 1 end`
  const rankOf = (isGrave: boolean) => (isGrave ? 0 : 1)

  return {
    async waiting(last, limit, sites = 'all') {
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
        .where(and(isNull(report.decidedAt), within(sites), next ?? undefined))
        .orderBy(asc(rank), asc(report.at), asc(report.id))
        .limit(limit)
      return rows.map(listedOf)
    },
    queue: (which, sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: report.at })
          .from(report)
          .where(
            and(isNull(report.decidedAt), within(sites), which === 'grave' ? grave : undefined),
          )
          .orderBy(report.at)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    async decided(last, limit, sites = 'all') {
      const { decidedAt, id } = report
      const next = last && or(lt(decidedAt, last.at), and(eq(decidedAt, last.at), lt(id, last.id)))
      const rows = await list()
        .where(and(isNotNull(decidedAt), within(sites), next ?? undefined))
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
  }
}

/** A report without its texts, of its row. */
export function listedOf({
  outcome,
  grounds,
  decidedAt: at,
  number: _,
  ...row
}: Omit<Row, 'note' | 'evidence'>): ListedReport {
  const isDecided = outcome !== null && grounds !== null && at !== null
  return { ...row, decision: isDecided ? { outcome, grounds, at } : null }
}
