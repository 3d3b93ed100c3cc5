import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { PaymentReturn, PaymentReturns } from '#core/money/order.ts'
import type { Database } from '../shared/database.ts'
import { isDue } from '../shared/is-due.ts'

/** Returned payments in the database. */
export function paymentReturns({ db, paymentReturn }: Database): PaymentReturns {
  const select = () => db.select().from(paymentReturn)
  return {
    async of(payment) {
      const [row] = await select().where(eq(paymentReturn.payment, payment))
      return row ? returnOf(row) : null
    },
    async ofOrders(orders) {
      const rows = await select()
        .where(inArray(paymentReturn.order, orders))
        .orderBy(asc(paymentReturn.askedAt), asc(paymentReturn.payment))
      return rows.map(returnOf)
    },
    async due(now, limit) {
      const rows = await select()
        .where(
          and(
            isNull(paymentReturn.givenAt),
            isNull(paymentReturn.failedAt),
            isDue(paymentReturn.nextTryAt, paymentReturn.askedAt, now),
          ),
        )
        .orderBy(asc(paymentReturn.nextTryAt), asc(paymentReturn.payment))
        .limit(limit)
      return rows.map(returnOf)
    },

    async add(added) {
      const rows = await db
        .insert(paymentReturn)
        .values(rowOf(added))
        .onConflictDoNothing()
        .returning({ payment: paymentReturn.payment })
      return rows.length === 1
    },
    async save(saved) {
      await db
        .update(paymentReturn)
        .set(rowOf(saved))
        .where(eq(paymentReturn.payment, saved.payment))
    },
  }
}

type Row = Database['paymentReturn']['$inferSelect']

const returnOf = ({ amount, currency, ...rest }: Row): PaymentReturn => ({
  ...rest,
  amount: { amount, currency },
})

const rowOf = ({ amount: { amount, currency }, ...rest }: PaymentReturn): Row => ({
  ...rest,
  amount,
  currency,
})
