import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm'
import { keyOf } from '#adapters/system/email-keys.ts'
import { complaintNumber, GRAVEST_KINDS } from '#core/safety/complaint.ts'
import type { Complaints } from '#core/safety/ports.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { atSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import { type Database, locked } from '../shared/database.ts'

/** Complaints in the database. */
export function complaints({ db, complaint }: Database): Complaints {
  const { emailKey, number, ...columns } = getTableColumns(complaint)
  const select = () => db.select(columns).from(complaint)
  const within = (sites: SiteScope) => atSites(complaint.site, sites)

  return {
    async byId(id) {
      const [found] = await select().where(eq(complaint.id, id))
      return found ?? null
    },
    byNumber: async (wanted) =>
      select().where(eq(number, wanted)).orderBy(asc(complaint.filedAt), asc(complaint.id)),
    from: async (email) =>
      select()
        .where(eq(emailKey, keyOf(email)))
        .orderBy(asc(complaint.filedAt), asc(complaint.id)),
    async unanswered(after, limit, sites = 'all') {
      const rank = rankIn(complaint.kind)
      const later = after && [
        gt(rank, after.rank),
        and(eq(rank, after.rank), gt(complaint.filedAt, after.at)),
        and(eq(rank, after.rank), eq(complaint.filedAt, after.at), gt(complaint.id, after.id)),
      ]
      return select()
        .where(and(isNull(complaint.answeredAt), within(sites), later ? or(...later) : undefined))
        .orderBy(asc(rank), asc(complaint.filedAt), asc(complaint.id))
        .limit(limit)
    },
    answered: async (before, limit, sites = 'all') =>
      select()
        .where(
          and(
            isNotNull(complaint.answeredAt),
            within(sites),
            before === null
              ? undefined
              : or(
                  lt(complaint.answeredAt, before.at),
                  and(eq(complaint.answeredAt, before.at), lt(complaint.id, before.id)),
                ),
          ),
        )
        .orderBy(desc(complaint.answeredAt), desc(complaint.id))
        .limit(limit),
    queue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: complaint.filedAt })
          .from(complaint)
          .where(and(isNull(complaint.answeredAt), within(sites)))
          .orderBy(complaint.filedAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),

    async add(added) {
      const keys = { emailKey: keyOf(added.email), number: complaintNumber(added) }
      await db.insert(complaint).values({ ...added, ...keys })
    },
    async lock(id) {
      const [found] = await locked(select().where(eq(complaint.id, id)))
      return found ?? null
    },
    async take(id, at) {
      await db.update(complaint).set({ takenAt: at }).where(eq(complaint.id, id))
    },
    async answer(id, at, text) {
      const answered = await db
        .update(complaint)
        .set({ answeredAt: at, answer: text })
        .where(and(eq(complaint.id, id), isNull(complaint.answeredAt)))
        .returning({ id: complaint.id })
      return answered.length === 1
    },
    async pruneBefore(moment) {
      await db.delete(complaint).where(lt(complaint.filedAt, moment))
    },
  }
}

/** The rank of a kind, as `rankOf` says it. */
function rankIn(column: Parameters<typeof eq>[0]) {
  const ranks = GRAVEST_KINDS.map(
    (kind, rank) => sql`when ${eq(column, kind)} then ${sql.raw(`${rank}`)}`,
  )
  return sql<number>`case ${sql.join(ranks, sql` `)} else ${sql.raw(`${GRAVEST_KINDS.length}`)} end`
}
