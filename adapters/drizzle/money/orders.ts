import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Orders } from '#core/money/ports.ts'
import { type Database, locked } from '../shared/database.ts'
import { isDue } from '../shared/is-due.ts'
import { orderOf, paymentOf, paymentRow, refundIn, refundRow, rowOf } from './order-rows.ts'

/** Orders and their payments in the database. */
export function orders({ db, order, payment, strayPayment, refund }: Database): Orders {
  const select = () => db.select().from(order)
  const selectPayments = () => db.select().from(payment)

  return {
    async byId(id) {
      const [row] = await select().where(eq(order.id, id))
      return row ? orderOf(row) : null
    },
    async of(member, limit) {
      const rows = await select()
        .where(eq(order.member, member))
        .orderBy(desc(order.placedAt), desc(order.id))
        .limit(limit)
      return rows.map(orderOf)
    },
    async pendingOf(member) {
      const rows = await select().where(and(eq(order.member, member), eq(order.state, 'pending')))
      return rows.map(orderOf)
    },
    async completedOf(member) {
      const rows = await select()
        .where(and(eq(order.member, member), eq(order.state, 'completed')))
        .orderBy(desc(order.paidAt), desc(order.id))
      return rows.map(orderOf)
    },
    async byNumber(number) {
      const rows = await select()
        .where(eq(order.number, number))
        .orderBy(asc(order.placedAt), asc(order.id))
      return rows.map(orderOf)
    },
    async payments(id) {
      const rows = await selectPayments()
        .where(eq(payment.order, id))
        .orderBy(desc(payment.startedAt), desc(payment.id))
      return rows.map(paymentOf)
    },
    async paymentById(id) {
      const [row] = await selectPayments().where(eq(payment.id, id))
      return row ? paymentOf(row) : null
    },
    async paymentByReference(provider, reference) {
      const [row] = await selectPayments().where(
        and(eq(payment.provider, provider), eq(payment.reference, reference)),
      )
      return row ? paymentOf(row) : null
    },
    async paymentsKnownAs(reference) {
      const rows = await selectPayments().where(eq(payment.reference, reference))
      return rows.map(paymentOf)
    },
    async paymentsDue(now, limit) {
      const rows = await selectPayments()
        .where(
          and(
            sql`${payment.state} in ('open', 'unknown')`,
            isDue(payment.nextAskAt, payment.startedAt, now),
          ),
        )
        .orderBy(payment.nextAskAt, payment.id)
        .limit(limit)
      return rows.map(paymentOf)
    },
    async paidSince(member, moment) {
      const rows = await select().where(and(eq(order.member, member), gte(order.paidAt, moment)))
      return rows.map(orderOf)
    },
    async hasPurchase(member) {
      const purchases = sql`(${order.state} = 'completed' or (${order.state} = 'refunded' and ${order.returned} < ${order.totalAmount}))`
      const rows = await db
        .select({ id: order.id })
        .from(order)
        .where(and(eq(order.member, member), purchases))
        .limit(1)
      return rows.length > 0
    },

    async refundsOf(id) {
      const rows = await db
        .select()
        .from(refund)
        .where(eq(refund.order, id))
        .orderBy(asc(refund.nth))
      return rows.map(refundIn)
    },
    async refundsDue(now, limit) {
      const rows = await db
        .select()
        .from(refund)
        .where(
          and(
            isNull(refund.givenAt),
            isNull(refund.failedAt),
            isDue(refund.nextTryAt, refund.askedAt, now),
          ),
        )
        .orderBy(refund.nextTryAt, refund.id)
        .limit(limit)
      return rows.map(refundIn)
    },
    async usesOf(codes) {
      const sum = (of: SQL) => sql`coalesce(sum(${of}), 0)`.mapWith(Number)
      const rows = await db
        .select({
          code: order.discountCode,
          currency: order.totalCurrency,
          orders: count(),
          given: sum(sql`${order.priceAmount} - ${order.totalAmount}`),
          earned: sum(sql`${order.totalAmount} - ${order.returned}`),
        })
        .from(order)
        .where(and(inArray(order.discountCode, [...codes]), isNotNull(order.paidAt)))
        .groupBy(order.discountCode, order.totalCurrency)
        .orderBy(asc(order.discountCode), asc(order.totalCurrency))
      return rows.map(({ code, ...use }) => ({ ...use, code: code ?? '' }))
    },
    async strays(limit) {
      const rows = await db
        .select()
        .from(strayPayment)
        .orderBy(desc(strayPayment.seenAt), desc(strayPayment.reference))
        .limit(limit)
      return rows.map(({ amount, currency, ...rest }) => ({
        ...rest,
        amount: { amount, currency },
      }))
    },

    async add(added) {
      const rows = await db
        .insert(order)
        .values(rowOf(added))
        .onConflictDoNothing()
        .returning({ id: order.id })
      return rows.length === 1
    },
    async lock(id) {
      const [row] = await locked(select().where(eq(order.id, id)))
      return row ? orderOf(row) : null
    },
    async save(saved) {
      await db.update(order).set(rowOf(saved)).where(eq(order.id, saved.id))
    },
    async addPayment(added) {
      const rows = await db
        .insert(payment)
        .values(paymentRow(added))
        .onConflictDoNothing({ target: payment.id })
        .returning({ id: payment.id })
      return rows.length === 1
    },
    async savePayment(saved) {
      await db.update(payment).set(paymentRow(saved)).where(eq(payment.id, saved.id))
    },
    async askNext(id, nextAskAt) {
      await db.update(payment).set({ nextAskAt }).where(eq(payment.id, id))
    },
    async addRefund(added) {
      const rows = await db
        .insert(refund)
        .values(refundRow(added))
        .onConflictDoNothing()
        .returning({ id: refund.id })
      return rows.length === 1
    },
    async saveRefund(saved) {
      await db.update(refund).set(refundRow(saved)).where(eq(refund.id, saved.id))
    },
    async addStray({ amount: { amount, currency }, ...stray }) {
      const { provider, reference, state } = stray
      const rows = await db
        .insert(strayPayment)
        .values({ ...stray, amount, currency })
        .onConflictDoNothing()
        .returning({ reference: strayPayment.reference })
      if (rows.length === 1) return true
      await db
        .update(strayPayment)
        .set({ state })
        .where(and(eq(strayPayment.provider, provider), eq(strayPayment.reference, reference)))
      return false
    },
  }
}
