import { and, eq, gte, lt } from 'drizzle-orm'
import type { Attempts } from '#core/accounts/ports.ts'
import { type Database, once, placeholder } from '../shared/database.ts'

/** Counted attempts in the database. */
export function attempts({ db, attempt, lockName }: Database): Attempts {
  const since = once(() =>
    db
      .select({ at: attempt.at })
      .from(attempt)
      .where(and(eq(attempt.key, placeholder('key')), gte(attempt.at, placeholder('moment'))))
      .orderBy(attempt.at)
      .prepare(),
  )
  const add = once(() =>
    db
      .insert(attempt)
      .values({ key: placeholder('key'), at: placeholder('at') })
      .prepare(),
  )

  const clear = once(() =>
    db
      .delete(attempt)
      .where(eq(attempt.key, placeholder('key')))
      .prepare(),
  )

  return {
    async since(key, moment) {
      const rows = await since().execute({ key, moment })
      return rows.map(({ at }) => at)
    },

    lock: async (key) => lockName?.(key),
    async add(key, at) {
      await add().execute({ key, at })
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
      await clear().execute({ key })
    },
    async pruneBefore(moment) {
      await db.delete(attempt).where(lt(attempt.at, moment))
    },
  }
}
