import {
  isPurchase,
  isUndecided,
  type Order,
  orderNumber,
  type Payment,
} from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import type { CodeUse, Orders, StrayPayment } from '#core/money/ports.ts'
import { isPollDue } from '#core/money/providers.ts'
import { earliest, lastText, latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** Orders and their payments in memory. */
export const orders = (
  table: Table<Order>,
  payments: Table<Payment>,
  refunds: Table<Refund>,
  strays: Table<StrayPayment>,
): Orders => ({
  byId: async (id) => table.find(id),
  of: async (member, limit) =>
    table
      .all()
      .filter((order) => order.member === member)
      .toSorted(latest(({ placedAt }) => placedAt))
      .slice(0, limit),
  pendingOf: async (member) =>
    table.all().filter((order) => order.member === member && order.state === 'pending'),
  completedOf: async (member) =>
    table
      .all()
      .filter((order) => order.member === member && order.state === 'completed')
      .toSorted((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0) || lastText(a.id, b.id)),
  byNumber: async (number) =>
    table
      .all()
      .filter((order) => orderNumber(order) === number)
      .toSorted(earliest(({ placedAt }) => placedAt)),
  payments: async (order) =>
    payments
      .all()
      .filter((payment) => payment.order === order)
      .toSorted(latest(({ startedAt }) => startedAt)),
  paymentById: async (id) => payments.find(id),
  paymentByReference: async (provider, reference) =>
    payments.all().find((one) => one.provider === provider && one.reference === reference) ?? null,
  paymentsKnownAs: async (reference) => payments.all().filter((one) => one.reference === reference),
  paymentsDue: async (now, limit) =>
    payments
      .all()
      .filter(
        (payment) =>
          isUndecided(payment) &&
          isPollDue({ next: payment.nextAskAt, since: payment.startedAt }, now),
      )
      .toSorted(earliest(({ nextAskAt }) => nextAskAt))
      .slice(0, limit),
  paidSince: async (member, moment) =>
    table.all().filter((order) => order.member === member && (order.paidAt ?? -1) >= moment),
  hasPurchase: async (member) =>
    table.all().some((order) => order.member === member && isPurchase(order)),
  refundsOf: async (order) =>
    refunds
      .all()
      .filter((refund) => refund.order === order)
      .toSorted((a, b) => a.nth - b.nth),
  refundsDue: async (now, limit) =>
    refunds
      .all()
      .filter(
        ({ givenAt, failedAt, nextTryAt, askedAt }) =>
          givenAt === null &&
          failedAt === null &&
          isPollDue({ next: nextTryAt, since: askedAt }, now),
      )
      .toSorted(earliest(({ nextTryAt }) => nextTryAt))
      .slice(0, limit),
  usesOf: async (codes) => {
    const uses = new Map<string, CodeUse>()
    for (const { discount, price, total, returned, paidAt } of table.all()) {
      const code = discount?.code
      if (code === undefined || paidAt === null || !codes.includes(code)) continue
      const { currency } = total
      const key = `${code} ${currency}`
      const use = uses.get(key) ?? { code, currency, orders: 0, given: 0, earned: 0 }
      uses.set(key, {
        ...use,
        orders: use.orders + 1,
        given: use.given + price.amount - total.amount,
        earned: use.earned + total.amount - returned,
      })
    }
    return [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
  },
  strays: async (limit) =>
    strays
      .all()
      .toSorted((a, b) => b.seenAt - a.seenAt || lastText(a.reference, b.reference))
      .slice(0, limit),
  async add(order) {
    if (table.find(order.id)) return false
    table.put(order.id, order)
    return true
  },
  lock: async (id) => table.find(id),
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
  async askNext(id, nextAskAt) {
    const payment = payments.find(id)
    if (payment) payments.put(id, { ...payment, nextAskAt })
  },
  async addRefund(refund) {
    const { id, order, nth } = refund
    const others = refunds.all()
    if (others.some((one) => one.id === id || (one.order === order && one.nth === nth)))
      return false
    refunds.put(id, refund)
    return true
  },
  async saveRefund(refund) {
    refunds.put(refund.id, refund)
  },
  async addStray(stray) {
    const key = `${stray.provider} ${stray.reference}`
    const before = strays.find(key)
    strays.put(key, before ? { ...before, state: stray.state } : stray)
    return before === null
  },
})
