import type { PaymentReturn, PaymentReturns } from '#core/money/order.ts'
import { isPollDue } from '#core/money/providers.ts'
import type { Table } from '../table.ts'

const byPayment = (a: PaymentReturn, b: PaymentReturn) => (a.payment < b.payment ? -1 : 1)

/** Returned payments in memory. */
export const paymentReturns = (table: Table<PaymentReturn>): PaymentReturns => ({
  of: async (payment) => table.find(payment),
  ofOrders: async (wanted) =>
    table
      .all()
      .filter(({ order }) => wanted.includes(order))
      .toSorted((a, b) => a.askedAt - b.askedAt || byPayment(a, b)),
  due: async (now, limit) =>
    table
      .all()
      .filter(
        ({ givenAt, failedAt, nextTryAt, askedAt }) =>
          givenAt === null &&
          failedAt === null &&
          isPollDue({ next: nextTryAt, since: askedAt }, now),
      )
      .toSorted((a, b) => a.nextTryAt - b.nextTryAt || byPayment(a, b))
      .slice(0, limit),

  async add(added) {
    if (table.find(added.payment)) return false
    table.put(added.payment, added)
    return true
  },
  async save(saved) {
    table.put(saved.payment, saved)
  },
})
