import { and, count, eq, getTableColumns, lt } from 'drizzle-orm'
import type { SecondFactors } from '#core/desk/second-factor.ts'
import type { Database } from '../shared/database.ts'

/** Operators' second factors in the database: single statements guarantee that each code is used once. */
export const secondFactors = ({ db, secondFactor, recoveryCode }: Database): SecondFactors => ({
  async of(operator) {
    const [found] = await db
      .select(getTableColumns(secondFactor))
      .from(secondFactor)
      .where(eq(secondFactor.operator, operator))
    return found ?? null
  },
  async recoveryCodesOf(operator) {
    const [found] = await db
      .select({ count: count() })
      .from(recoveryCode)
      .where(eq(recoveryCode.operator, operator))
    return found?.count ?? 0
  },
  async add(factor) {
    const rows = await db
      .insert(secondFactor)
      .values(factor)
      .onConflictDoNothing()
      .returning({ operator: secondFactor.operator })
    return rows.length === 1
  },
  async takeStep(operator, step) {
    const rows = await db
      .update(secondFactor)
      .set({ lastStep: step })
      .where(and(eq(secondFactor.operator, operator), lt(secondFactor.lastStep, step)))
      .returning({ operator: secondFactor.operator })
    return rows.length === 1
  },
  async replaceRecoveryCodes(operator, hashes) {
    await db.delete(recoveryCode).where(eq(recoveryCode.operator, operator))
    await db.insert(recoveryCode).values(hashes.map((hash) => ({ operator, hash })))
  },
  async takeRecoveryCode(operator, hash) {
    const rows = await db
      .delete(recoveryCode)
      .where(and(eq(recoveryCode.operator, operator), eq(recoveryCode.hash, hash)))
      .returning({ operator: recoveryCode.operator })
    return rows.length === 1
  },
  async remove(operator) {
    await db.delete(recoveryCode).where(eq(recoveryCode.operator, operator))
    const rows = await db
      .delete(secondFactor)
      .where(eq(secondFactor.operator, operator))
      .returning({ operator: secondFactor.operator })
    return rows.length === 1
  },
})
