import { and, asc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm'
import { keyOf } from '#adapters/system/email-keys.ts'
import type { Withdrawals } from '#core/money/ports.ts'
import type { Database } from '../shared/database.ts'

/** Withdrawals in the database. */
export function withdrawals({ db, withdrawal }: Database): Withdrawals {
  const { emailKey, ...columns } = getTableColumns(withdrawal)
  const select = () => db.select(columns).from(withdrawal)

  return {
    async byId(id) {
      const [found] = await select().where(eq(withdrawal.id, id))
      return found ?? null
    },
    of: async (order) =>
      select()
        .where(eq(withdrawal.order, order))
        .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),
    unmatched: async (email) =>
      select()
        .where(and(isNull(withdrawal.order), eq(emailKey, keyOf(email))))
        .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),
    confirmedOf: async (order) =>
      select()
        .where(and(eq(withdrawal.order, order), isNotNull(withdrawal.confirmedAt)))
        .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),

    async add(added) {
      const rows = await db
        .insert(withdrawal)
        .values({ ...added, emailKey: keyOf(added.email) })
        .onConflictDoNothing()
        .returning({ id: withdrawal.id })
      return rows.length === 1
    },
    async save({ id, ...saved }) {
      await db.update(withdrawal).set(saved).where(eq(withdrawal.id, id))
    },
    async pruneBefore(moment) {
      await db.delete(withdrawal).where(lt(withdrawal.statedAt, moment))
    },
  }
}
