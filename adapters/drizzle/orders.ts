import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Order } from '#core/orders/order.ts'
import type { Orders } from '#core/orders/orders.ts'
import type { Refund } from '#core/orders/refund.ts'
import { type Database, locked } from './database.ts'

type Row = Database['order']['$inferSelect']

/** Orders and their payments in the database. */
export function orders({ db, order, payment, refund }: Database): Orders {
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
    payments: async (id) =>
      selectPayments()
        .where(eq(payment.order, id))
        .orderBy(desc(payment.startedAt), desc(payment.id)),
    async paymentById(id) {
      const [found] = await selectPayments().where(eq(payment.id, id))
      return found ?? null
    },
    async paymentByReference(provider, reference) {
      const [found] = await selectPayments().where(
        and(eq(payment.provider, provider), eq(payment.reference, reference)),
      )
      return found ?? null
    },
    openSince: async (moment, limit) =>
      selectPayments()
        .where(and(sql`${payment.state} = 'open'`, lt(payment.startedAt, moment)))
        .orderBy(payment.startedAt, payment.id)
        .limit(limit),

    async refundOf(id) {
      const [row] = await db.select().from(refund).where(eq(refund.order, id))
      return row ? refundIn(row) : null
    },
    async unsentRefunds(limit) {
      const rows = await db
        .select()
        .from(refund)
        .where(isNull(refund.sentAt))
        .orderBy(refund.askedAt, refund.id)
        .limit(limit)
      return rows.map(refundIn)
    },

    async add(added) {
      const rows = await db
        .insert(order)
        .values(rowOf(added))
        .onConflictDoNothing()
        .returning({ id: order.id })
      return rows.length === 1
    },
    async hold(id) {
      const [row] = await locked(select().where(eq(order.id, id)))
      return row ? orderOf(row) : null
    },
    async save(saved) {
      await db.update(order).set(rowOf(saved)).where(eq(order.id, saved.id))
    },
    async addPayment(added) {
      const rows = await db
        .insert(payment)
        .values(added)
        .onConflictDoNothing({ target: payment.id })
        .returning({ id: payment.id })
      return rows.length === 1
    },
    async savePayment(saved) {
      await db.update(payment).set(saved).where(eq(payment.id, saved.id))
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
      await db.update(refund).set(refundRow(saved)).where(eq(refund.order, saved.order))
    },
  }
}

type RefundRow = Database['refund']['$inferSelect']

const refundIn = ({ amount, currency, ...rest }: RefundRow): Refund => ({
  ...rest,
  amount: { amount, currency },
})

const refundRow = ({ amount: { amount, currency }, ...rest }: Refund): RefundRow => ({
  ...rest,
  amount,
  currency,
})

function orderOf(row: Row): Order {
  const { priceAmount, priceCurrency, totalAmount, totalCurrency, ...others } = row
  const { discountCode: code, discountPercentage: percentage, ...rest } = others
  return {
    ...rest,
    price: { amount: priceAmount, currency: priceCurrency },
    discount: code === null || percentage === null ? null : { code, percentage },
    total: { amount: totalAmount, currency: totalCurrency },
  }
}

const rowOf = ({ price, discount, total, ...rest }: Order): Row => ({
  ...rest,
  priceAmount: price.amount,
  priceCurrency: price.currency,
  discountCode: discount?.code ?? null,
  discountPercentage: discount?.percentage ?? null,
  totalAmount: total.amount,
  totalCurrency: total.currency,
})
