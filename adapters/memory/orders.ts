import type { Order, Payment } from '#core/orders/order.ts'
import type { Orders } from '#core/orders/orders.ts'
import type { Refund } from '#core/orders/refund.ts'
import { earliest, latest } from './compare.ts'
import type { Table } from './table.ts'

/** Orders and their payments in memory. */
export const orders = (
  table: Table<Order>,
  payments: Table<Payment>,
  refunds: Table<Refund>,
): Orders => ({
  byId: async (id) => table.find(id),
  of: async (member, limit) =>
    table
      .all()
      .filter((order) => order.member === member)
      .toSorted(latest(({ placedAt }) => placedAt))
      .slice(0, limit),
  payments: async (order) =>
    payments
      .all()
      .filter((payment) => payment.order === order)
      .toSorted(latest(({ startedAt }) => startedAt)),
  paymentById: async (id) => payments.find(id),
  paymentByReference: async (provider, reference) =>
    payments.all().find((one) => one.provider === provider && one.reference === reference) ?? null,
  openSince: async (moment, limit) =>
    payments
      .all()
      .filter(({ state, startedAt }) => state === 'open' && startedAt < moment)
      .toSorted(earliest(({ startedAt }) => startedAt))
      .slice(0, limit),
  refundOf: async (order) => refunds.find(order),
  unsentRefunds: async (limit) =>
    refunds
      .all()
      .filter(({ sentAt }) => sentAt === null)
      .toSorted(earliest(({ askedAt }) => askedAt))
      .slice(0, limit),
  async add(order) {
    if (table.find(order.id)) return false
    table.put(order.id, order)
    return true
  },
  hold: async (id) => table.find(id),
  async save(order) {
    table.put(order.id, order)
  },
  async addPayment(payment) {
    if (payments.find(payment.id)) return false
    payments.put(payment.id, payment)
    return true
  },
  async savePayment(payment) {
    payments.put(payment.id, payment)
  },
  async addRefund(refund) {
    if (refunds.find(refund.order)) return false
    refunds.put(refund.order, refund)
    return true
  },
  async saveRefund(refund) {
    refunds.put(refund.order, refund)
  },
})
