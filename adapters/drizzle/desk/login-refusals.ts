import { and, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm'
import { type LoginRefusalLog, refusalSlot } from '#core/desk/ports.ts'
import type { Database } from '../shared/database.ts'

/** Refused logins at the desk, in the database: one row per slot. */
export function loginRefusals({ db, loginRefusal: refusal }: Database): LoginRefusalLog {
  const { slot, ...columns } = getTableColumns(refusal)
  return {
    newest: async (before, limit, only = {}) =>
      db
        .select(columns)
        .from(refusal)
        .where(
          and(
            only.kind && eq(refusal.kind, only.kind),
            only.operator === undefined ? undefined : eq(refusal.operator, only.operator),
            before === null
              ? undefined
              : or(
                  lt(refusal.at, before.at),
                  and(eq(refusal.at, before.at), lt(refusal.id, before.id)),
                ),
          ),
        )
        .orderBy(desc(refusal.at), desc(refusal.id))
        .limit(limit),
    async count(refused) {
      await db
        .insert(refusal)
        .values({ ...refused, lastAt: refused.at, times: 1, slot: refusalSlot(refused) })
        .onConflictDoUpdate({
          target: slot,
          set: { times: sql`${refusal.times} + 1`, lastAt: refused.at },
        })
    },
  }
}
