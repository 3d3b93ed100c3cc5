import { and, eq, gte, lt } from 'drizzle-orm'
import type { Attempts } from '#core/accounts/attempts.ts'
import type { Database } from './database.ts'

/** Counted tries in the database. */
export const attempts = ({ db, attempt }: Database): Attempts => ({
  async since(key, moment) {
    const rows = await db
      .select({ at: attempt.at })
      .from(attempt)
      .where(and(eq(attempt.key, key), gte(attempt.at, moment)))
      .orderBy(attempt.at)
    return rows.map(({ at }) => at)
  },

  async add(key, at) {
    await db.insert(attempt).values({ key, at })
  },
  async clear(key) {
    await db.delete(attempt).where(eq(attempt.key, key))
  },
  async forgetBefore(moment) {
    await db.delete(attempt).where(lt(attempt.at, moment))
  },
})
