import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { DiscountCode, Discounts } from '#core/money/discounts.ts'
import type { Database } from '../shared/database.ts'

const keyOf = (code: string) => code.toLowerCase()

/** Discount codes in the database. Unique (code, scope): one claim wins. */
export function discounts({ db, discount, claim }: Database): Discounts {
  const { key, madeId, madeAt, ...columns } = getTableColumns(discount)
  const select = () => db.select({ ...columns, madeId, madeAt }).from(discount)

  return {
    async byCode(code) {
      const [found] = await select().where(eq(key, keyOf(code)))
      return found ? codeOf(found) : null
    },
    async claims(code, member) {
      const rows = await db
        .select({ order: claim.order })
        .from(claim)
        .where(and(eq(claim.key, keyOf(code)), member ? eq(claim.member, member) : undefined))
      return rows.map(({ order }) => order)
    },
    async made(before, limit) {
      const older = before ? sql`(${madeAt}, ${madeId}) < (${before.at}, ${before.id})` : undefined
      const rows = await select()
        .where(and(isNotNull(madeId), older))
        .orderBy(desc(madeAt), desc(madeId))
        .limit(limit)
      return rows.map(codeOf)
    },

    async add({ made, ...code }) {
      const added = await db
        .insert(discount)
        .values({
          ...code,
          key: keyOf(code.code),
          madeId: made?.id ?? null,
          madeAt: made?.at ?? null,
        })
        .onConflictDoNothing()
        .returning({ key })
      return added.length === 1
    },
    async end(code) {
      const ended = await db
        .update(discount)
        .set({ status: 'off' })
        .where(and(eq(key, keyOf(code)), eq(discount.status, 'active')))
        .returning({ key })
      return ended.length === 1
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

type Row = Omit<Database['discount']['$inferSelect'], 'key'>

const codeOf = ({ madeId, madeAt, ...code }: Row): DiscountCode => ({
  ...code,
  made: madeId === null || madeAt === null ? null : { id: madeId, at: madeAt },
})
