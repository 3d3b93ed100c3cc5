import { sql } from 'drizzle-orm'
import type { DebitForm } from '#core/money/direct-debit/debit-form.ts'
import type { MandateTerms } from '#core/money/direct-debit.ts'
import type { OrderState, PaymentState } from '#core/money/order.ts'
import type { Country } from '#core/site/countries.ts'
import type { accountTables } from '../accounts/tables.ts'
import type { Kit } from '../shared/kit.ts'

/** Orders, payments and refunds. CHECK constraints enforce the invariants. */
export function orderTables(
  { table, index, uniqueIndex, primaryKey, check, ...is }: Kit,
  { account }: ReturnType<typeof accountTables>,
) {
  const order = table(
    'orders',
    {
      id: is.text().primaryKey(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      site: is.text().notNull(),
      bundle: is.text().notNull(),
      credits: is.whole().notNull(),
      priceAmount: is.whole().notNull(),
      priceCurrency: is.text().notNull(),
      discountCode: is.text(),
      discountPercentage: is.whole(),
      totalAmount: is.whole().notNull(),
      totalCurrency: is.text().notNull(),
      country: is.text<Country>(),
      requestCountry: is.text<Country>(),
      vatRate: is.whole(),
      state: is.text<OrderState>().notNull(),
      placedAt: is.moment().notNull(),
      paidAt: is.moment(),
      settledAt: is.moment(),
      withdrawnAt: is.moment(),
      returned: is.whole().notNull().default(0),
      refundedCredits: is.whole().notNull().default(0),
      chargebacks: is.whole().notNull().default(0),
      chargedBackCredits: is.whole().notNull().default(0),
      /** As it is on letters (`orderNumber`), to find by. */
      number: is.text().notNull().default(''),
    },
    (t) => [
      index('orders_by_member').on(t.member, t.placedAt, t.id),
      index('orders_by_number').on(t.number),
      index('orders_newest').on(t.placedAt, t.id),
      index('orders_by_payment').on(t.site, t.paidAt, t.id),
      index('orders_by_state').on(t.state, t.placedAt, t.id),
      index('orders_by_site').on(t.site, t.placedAt, t.id),
      index('orders_by_discount').on(t.discountCode).where(sql`${t.discountCode} is not null`),
      check('orders_credits_above_zero', sql`${t.credits} > 0`),
      check('orders_total_above_zero', sql`${t.totalAmount} > 0`),
      check('orders_total_within_price', sql`${t.totalAmount} <= ${t.priceAmount}`),
    ],
  )

  const payment = table(
    'payments',
    {
      id: is.text().primaryKey(),
      order: is
        .text()
        .notNull()
        .references(() => order.id),
      method: is.text().notNull(),
      provider: is.text().notNull(),
      reference: is.text(),
      checkoutUrl: is.text(),
      state: is.text<PaymentState>().notNull(),
      amount: is.whole().notNull().default(0),
      currency: is.text().notNull().default(''),
      discountCode: is.text(),
      discountPercentage: is.whole(),
      startedAt: is.moment().notNull(),
      nextAskAt: is.moment().notNull().default(0),
    },
    (t) => [
      index('payments_by_order').on(t.order, t.startedAt),
      index('payments_by_method').on(t.method, t.order),
      uniqueIndex('payments_by_reference').on(t.reference, t.provider),
      index('payments_undecided').on(t.nextAskAt).where(sql`${t.state} in ('open', 'unknown')`),
    ],
  )

  const strayPayment = table(
    'stray_payments',
    {
      provider: is.text().notNull(),
      reference: is.text().notNull(),
      state: is.text<PaymentState>().notNull(),
      amount: is.whole().notNull(),
      currency: is.text().notNull(),
      seenAt: is.moment().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.provider, t.reference] }),
      index('stray_payments_newest').on(t.seenAt),
    ],
  )

  const refund = table(
    'refunds',
    {
      order: is
        .text()
        .notNull()
        .references(() => order.id),
      id: is.text().notNull(),
      payment: is
        .text()
        .notNull()
        .references(() => payment.id),
      credits: is.whole().notNull(),
      amount: is.whole().notNull(),
      currency: is.text().notNull(),
      askedAt: is.moment().notNull(),
      sentAt: is.moment(),
      nextTryAt: is.moment().notNull().default(0),
      nth: is.whole().notNull().default(1),
      givenAt: is.moment(),
      failedAt: is.moment(),
      byProvider: is.flag().notNull().default(false),
      reason: is.text(),
      by: is.text(),
    },
    (t) => [
      primaryKey({ columns: [t.order, t.nth] }),
      uniqueIndex('refunds_by_id').on(t.id),
      index('refunds_undecided')
        .on(t.nextTryAt)
        .where(sql`${t.givenAt} is null and ${t.failedAt} is null`),
      index('refunds_failed').on(t.failedAt).where(sql`${t.failedAt} is not null`),
      check('refunds_amount_above_zero', sql`${t.amount} > 0`),
    ],
  )

  const paymentReturn = table(
    'payment_returns',
    {
      payment: is
        .text()
        .primaryKey()
        .references(() => payment.id),
      order: is
        .text()
        .notNull()
        .references(() => order.id),
      amount: is.whole().notNull(),
      currency: is.text().notNull(),
      askedAt: is.moment().notNull(),
      sentAt: is.moment(),
      nextTryAt: is.moment().notNull(),
      givenAt: is.moment(),
      failedAt: is.moment(),
    },
    (t) => [
      index('payment_returns_by_order').on(t.order, t.askedAt),
      index('payment_returns_undecided')
        .on(t.nextTryAt)
        .where(sql`${t.givenAt} is null and ${t.failedAt} is null`),
      index('payment_returns_failed').on(t.failedAt).where(sql`${t.failedAt} is not null`),
      check('payment_returns_amount_above_zero', sql`${t.amount} > 0`),
    ],
  )

  const directDebit = table(
    'direct_debits',
    {
      id: is.text().primaryKey(),
      member: is
        .text()
        .notNull()
        .references(() => account.id),
      order: is
        .text()
        .notNull()
        .references(() => order.id),
      payment: is
        .text()
        .notNull()
        .references(() => payment.id),
      details: is.json<DebitForm>(),
      maskedIban: is.text().notNull(),
      maskedPhone: is.text().notNull(),
      account: is.text().notNull(),
      asks: is.json<readonly string[]>().notNull(),
      askedAt: is.moment().notNull(),
      codePrint: is.text(),
      codeSentAt: is.moment(),
      tried: is.json<readonly string[]>().notNull(),
      terms: is.json<MandateTerms>(),
      mandateReference: is.text(),
      signedAt: is.moment(),
      returnedAt: is.moment(),
    },
    (t) => [
      index('direct_debits_by_member').on(t.member, t.askedAt, t.id),
      uniqueIndex('direct_debits_one_mandate_a_payment')
        .on(t.payment)
        .where(sql`${t.signedAt} is not null`),
      index('direct_debits_returned').on(t.account).where(sql`${t.returnedAt} is not null`),
      index('direct_debits_to_forget').on(t.askedAt),
      check(
        'direct_debits_signed_whole',
        sql`(${t.signedAt} is null) = (${t.mandateReference} is null)`,
      ),
    ],
  )

  return { order, payment, strayPayment, refund, paymentReturn, directDebit }
}
