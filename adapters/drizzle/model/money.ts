import { type AnyColumn, sql } from 'drizzle-orm'
import type { BookAccount, EntryReason } from '#core/credits/ledger.ts'
import type { DiscountCode } from '#core/discounts/discount.ts'
import type { DebitForm } from '#core/orders/debit-form.ts'
import type { OrderState, PaymentState } from '#core/orders/order.ts'
import type { Country } from '#core/site/countries.ts'
import type { Kit } from '../kit.ts'
import type { accountTables } from './accounts.ts'

// libSQL keeps a fraction in a column of whole numbers unless told not to.
const whole = (...columns: readonly AnyColumn[]) =>
  sql.join(
    columns.map((column) => sql`cast(${column} as integer) = ${column}`),
    sql` and `,
  )

/** Credits and what is paid for them. The tables themselves refuse what may never be. */
export function moneyTables(
  { table, index, uniqueIndex, check, ...is }: Kit,
  { account }: ReturnType<typeof accountTables>,
) {
  const wallet = table(
    'wallets',
    {
      member: is.text().primaryKey(),
      granted: is.whole().notNull(),
      paid: is.whole().notNull(),
      /** What the last taking took from the purse it empties first: tells the split in the same statement. */
      drawn: is.whole().notNull(),
    },
    (t) => [
      check('wallets_granted_not_below_zero', sql`${t.granted} >= 0`),
      check('wallets_paid_not_below_zero', sql`${t.paid} >= 0`),
      check('wallets_hold_whole_credits', whole(t.granted, t.paid)),
    ],
  )

  const entry = table(
    'ledger_entries',
    {
      id: is.text().primaryKey(),
      at: is.moment().notNull(),
      reason: is.text<EntryReason>().notNull(),
      reference: is.text().notNull(),
      from: is.text<BookAccount>().notNull(),
      to: is.text<BookAccount>().notNull(),
      amount: is.whole().notNull(),
      member: is.text().notNull(),
    },
    (t) => [
      uniqueIndex('ledger_entries_once_per_cause').on(t.reference, t.reason, t.from),
      index('ledger_entries_by_member').on(t.member, t.at, t.id),
      check('ledger_entries_amount_above_zero', sql`${t.amount} > 0`),
      check('ledger_entries_amount_whole', whole(t.amount)),
      check('ledger_entries_move_something', sql`${t.from} <> ${t.to}`),
    ],
  )

  const discount = table(
    'discount_codes',
    {
      /** The code in small letters. */
      key: is.text().primaryKey(),
      code: is.text().notNull(),
      country: is.text<Country>(),
      member: is.text(),
      expires: is.moment(),
      percentage: is.whole().notNull(),
      currency: is.text(),
      minimumOrderValue: is.whole().notNull(),
      status: is.text<DiscountCode['status']>().notNull(),
      validity: is.text<DiscountCode['validity']>().notNull(),
      paymentMethods: is.json<readonly string[]>().notNull(),
    },
    (t) => [check('discount_codes_percentage', sql`${t.percentage} between 1 and 90`)],
  )

  const claim = table(
    'discount_claims',
    {
      order: is.text().primaryKey(),
      key: is.text().notNull(),
      member: is.text().notNull(),
      scope: is.text().notNull(),
    },
    (t) => [
      uniqueIndex('discount_claims_once_per_scope').on(t.key, t.scope),
      index('discount_claims_by_member').on(t.member),
    ],
  )

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
      state: is.text<OrderState>().notNull(),
      placedAt: is.moment().notNull(),
      settledAt: is.moment(),
    },
    (t) => [
      index('orders_by_member').on(t.member, t.placedAt, t.id),
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
      startedAt: is.moment().notNull(),
    },
    (t) => [
      index('payments_by_order').on(t.order, t.startedAt),
      uniqueIndex('payments_by_reference').on(t.provider, t.reference),
      index('payments_open').on(t.startedAt).where(sql`${t.state} = 'open'`),
    ],
  )

  const refund = table(
    'refunds',
    {
      order: is
        .text()
        .primaryKey()
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
    },
    (t) => [
      uniqueIndex('refunds_by_id').on(t.id),
      index('refunds_unsent').on(t.askedAt).where(sql`${t.sentAt} is null`),
      check('refunds_amount_above_zero', sql`${t.amount} > 0`),
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

  return { wallet, entry, discount, claim, order, payment, refund, directDebit }
}
