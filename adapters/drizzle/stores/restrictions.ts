import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Restrictions } from '#core/restrictions/restrictions.ts'
import type { Database } from '../model/database.ts'

/** Decisions about accounts, in the database. */
export const restrictions = ({ db, restriction }: Database): Restrictions => ({
  async byId(id) {
    const [found] = await db.select().from(restriction).where(eq(restriction.id, id))
    return found ?? null
  },
  between: async (from, until) =>
    db
      .select({ id: restriction.id, at: restriction.at })
      .from(restriction)
      .where(and(gte(restriction.at, from), lt(restriction.at, until))),
  of: async (member) =>
    db
      .select()
      .from(restriction)
      .where(eq(restriction.member, member))
      .orderBy(desc(restriction.at), desc(restriction.id)),
  async add(added) {
    const rows = await db
      .insert(restriction)
      .values(added)
      .onConflictDoNothing()
      .returning({ id: restriction.id })
    return rows.length === 1
  },
  async eraseFacts(member) {
    await db.update(restriction).set({ facts: '' }).where(eq(restriction.member, member))
  },
})
