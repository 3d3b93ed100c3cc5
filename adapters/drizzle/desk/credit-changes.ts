import { and, asc, desc, eq } from 'drizzle-orm'
import type { CreditChanges } from '#core/desk/credit-changes.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { ofSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import type { Database } from '../shared/database.ts'

/** Credits that operators grant or take, in the database. */
export function creditChanges(database: Database): CreditChanges {
  const { db, creditChange: change } = database
  const within = (sites: SiteScope) => ofSites(database, change.member, sites)
  const waits = eq(change.state, 'waiting')
  return {
    async byId(id) {
      const [found] = await db.select().from(change).where(eq(change.id, id))
      return found ?? null
    },
    waiting: async (limit, sites = 'all') =>
      db
        .select()
        .from(change)
        .where(and(waits, within(sites)))
        .orderBy(asc(change.askedAt), asc(change.id))
        .limit(limit),
    queue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: change.askedAt })
          .from(change)
          .where(and(waits, within(sites)))
          .orderBy(change.askedAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    of: async (member, limit) =>
      db
        .select()
        .from(change)
        .where(eq(change.member, member))
        .orderBy(desc(change.askedAt), desc(change.id))
        .limit(limit),
    async add(added) {
      const rows = await db
        .insert(change)
        .values(added)
        .onConflictDoNothing()
        .returning({ id: change.id })
      return rows.length === 1
    },
    async decide(id, { state, by, at }) {
      const rows = await db
        .update(change)
        .set({ state, decidedBy: by, decidedAt: at })
        .where(and(eq(change.id, id), waits))
        .returning({ id: change.id })
      return rows.length === 1
    },
  }
}
