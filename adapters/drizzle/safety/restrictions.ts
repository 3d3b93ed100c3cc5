import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Restrictions } from '#core/safety/ports.ts'
import { decisionNumber } from '#core/safety/restriction.ts'
import type { Database } from '../shared/database.ts'

/** Decisions about accounts, in the database. */
export function restrictions({ db, restriction }: Database): Restrictions {
  const { number, ...columns } = getTableColumns(restriction)
  const select = () => db.select(columns).from(restriction)

  return {
    async byId(id) {
      const [found] = await select().where(eq(restriction.id, id))
      return found ?? null
    },
    byNumber: async (wanted) =>
      select().where(eq(number, wanted)).orderBy(asc(restriction.at), asc(restriction.id)),
    of: async (member) =>
      select()
        .where(eq(restriction.member, member))
        .orderBy(desc(restriction.at), desc(restriction.id)),
    async add(added) {
      const rows = await db
        .insert(restriction)
        .values({ ...added, number: decisionNumber(added) })
        .onConflictDoNothing()
        .returning({ id: restriction.id })
      return rows.length === 1
    },
    async eraseFacts(member) {
      await db.update(restriction).set({ facts: '' }).where(eq(restriction.member, member))
    },
  }
}
