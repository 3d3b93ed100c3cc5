import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Discounts } from '#core/money/discounts.ts'
import type { Database } from '../shared/database.ts'

const keyOf = (code: string) => code.toLowerCase()

/** Discount codes in the database. Unique (code, scope): one claim wins. */
export function discounts({ db, discount, claim }: Database): Discounts {
  const { key, ...columns } = getTableColumns(discount)

  return {
    async byCode(code) {
      const [found] = await db
        .select(columns)
        .from(discount)
        .where(eq(key, keyOf(code)))
      return found ?? null
    },
    async claims(code, member) {
      const rows = await db
        .select({ order: claim.order })
        .from(claim)
        .where(and(eq(claim.key, keyOf(code)), member ? eq(claim.member, member) : undefined))
      return rows.map(({ order }) => order)
    },

    async add(code) {
      await db.insert(discount).values({ ...code, key: keyOf(code.code) })
    },
    async claim({ code, member, order, scope }) {
      const claimed = await db
        .insert(claim)
        .values({ key: keyOf(code), member, order, scope })
        .onConflictDoNothing()
        .returning({ order: claim.order })
      return claimed.length === 1
    },
    async release(order) {
      await db.delete(claim).where(eq(claim.order, order))
    },
  }
}
