import { and, asc, eq } from 'drizzle-orm'
import type { Hold, Holds } from '#core/money/ports.ts'
import type { Database } from '../shared/database.ts'

/** Open holds of credits in the database. A hold is closed by deleting its row, so only one can close it. */
export function holds({ db, hold }: Database): Holds {
  type Row = typeof hold.$inferSelect
  const holdIn = ({ granted, paid, ...row }: Row): Hold => ({ ...row, drawn: { granted, paid } })

  return {
    of: async (member) =>
      (
        await db
          .select()
          .from(hold)
          .where(eq(hold.member, member))
          .orderBy(asc(hold.at), asc(hold.reference))
      ).map(holdIn),

    async add({ drawn, ...held }) {
      const [row] = await db
        .insert(hold)
        .values({ ...held, ...drawn })
        .onConflictDoNothing()
        .returning({ reference: hold.reference })
      return row !== undefined
    },
    async remove(member, reference) {
      const [removed] = await db
        .delete(hold)
        .where(and(eq(hold.member, member), eq(hold.reference, reference)))
        .returning()
      return removed ? holdIn(removed) : null
    },
  }
}
