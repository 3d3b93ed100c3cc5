import { and, count, desc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { Passes } from '#core/discovery/ports.ts'
import type { Database } from '../shared/database.ts'

/** Passes in the database. */
export const passes = ({ db, pass }: Database): Passes => ({
  by: async (member) =>
    db.select().from(pass).where(eq(pass.from, member)).orderBy(desc(pass.at), desc(pass.to)),
  async skipped(member, now) {
    const [found] = await db
      .select({ passes: count() })
      .from(pass)
      .where(and(eq(pass.from, member), gt(pass.until, now)))
    return found?.passes ?? 0
  },

  async put(put) {
    const { at, until } = put
    await db
      .insert(pass)
      .values(put)
      .onConflictDoUpdate({ target: [pass.from, pass.to], set: { at, until } })
  },
  async remove(from, to) {
    await db.delete(pass).where(and(eq(pass.from, from), eq(pass.to, to)))
  },
  async removeSkips(member) {
    await db.delete(pass).where(and(eq(pass.from, member), isNotNull(pass.until)))
  },
  async removeAllOf(member) {
    await db.delete(pass).where(or(eq(pass.from, member), eq(pass.to, member)))
  },
})
