import { and, eq, gte, lt } from 'drizzle-orm'
import type { Attempts } from '#core/accounts/ports.ts'
import type { Database } from '../shared/database.ts'

/** Counted attempts in the database. */
export const attempts = ({ db, attempt, lockName }: Database): Attempts => ({
  async since(key, moment) {
    const rows = await db
      .select({ at: attempt.at })
      .from(attempt)
      .where(and(eq(attempt.key, key), gte(attempt.at, moment)))
      .orderBy(attempt.at)
    return rows.map(({ at }) => at)
  },

  lock: async (key) => lockName?.(key),
  async add(key, at) {
    await db.insert(attempt).values({ key, at })
  },
  async takeBack(key, at) {
    const [one] = await db
      .select({ number: attempt.number })
      .from(attempt)
      .where(and(eq(attempt.key, key), eq(attempt.at, at)))
      .limit(1)
    if (one) await db.delete(attempt).where(eq(attempt.number, one.number))
  },
  async clear(key) {
    await db.delete(attempt).where(eq(attempt.key, key))
  },
  async pruneBefore(moment) {
    await db.delete(attempt).where(lt(attempt.at, moment))
  },
})
