import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Withdrawals } from '#core/withdrawals/withdrawals.ts'
import type { Database } from '../model/database.ts'
import { isSameEmail } from './is-same-email.ts'

/** Withdrawals in the database. */
export const withdrawals = ({ db, withdrawal }: Database): Withdrawals => ({
  async byId(id) {
    const [found] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
    return found ?? null
  },
  of: async (order) =>
    db
      .select()
      .from(withdrawal)
      .where(eq(withdrawal.order, order))
      .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),
  unmatched: async (email) =>
    db
      .select()
      .from(withdrawal)
      .where(and(isNull(withdrawal.order), isSameEmail(withdrawal.email, email)))
      .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),
  confirmedOf: async (order) =>
    db
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.order, order), isNotNull(withdrawal.confirmedAt)))
      .orderBy(asc(withdrawal.statedAt), asc(withdrawal.id)),

  async add(added) {
    const rows = await db
      .insert(withdrawal)
      .values(added)
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
})
