import { type AnyColumn, sql } from 'drizzle-orm'
import type { DiscountCode } from '#core/money/discounts.ts'
import type { BookAccount, EntryReason } from '#core/money/ports.ts'
import type { Country } from '#core/site/countries.ts'
import type { Kit } from '../shared/kit.ts'

// libSQL stores fractions in an integer column unless a check forbids it.
const whole = (...columns: readonly AnyColumn[]) =>
  sql.join(
    columns.map((column) => sql`cast(${column} as integer) = ${column}`),
    sql` and `,
  )

/** Credits and discount codes. CHECK constraints enforce the invariants. */
export function creditTables({ table, index, uniqueIndex, primaryKey, check, ...is }: Kit) {
  const wallet = table(
    'wallets',
    {
      member: is.text().primaryKey(),
      granted: is.whole().notNull(),
      paid: is.whole().notNull(),
      /** How much the last debit took from granted credits: returns the split in the same statement. */
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
      uniqueIndex('ledger_entries_once_per_cause').on(t.reference, t.reason, t.from, t.to),
      index('ledger_entries_by_member').on(t.member, t.at, t.id),
      index('ledger_entries_by_moment').on(t.at, t.id),
      check('ledger_entries_amount_above_zero', sql`${t.amount} > 0`),
      check('ledger_entries_amount_whole', whole(t.amount)),
      check('ledger_entries_move_something', sql`${t.from} <> ${t.to}`),
    ],
  )

  const hold = table(
    'credit_holds',
    {
      member: is.text().notNull(),
      reference: is.text().notNull(),
      granted: is.whole().notNull(),
      paid: is.whole().notNull(),
      at: is.moment().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.member, t.reference] }),
      check('credit_holds_not_below_zero', sql`${t.granted} >= 0 and ${t.paid} >= 0`),
      check('credit_holds_hold_something', sql`${t.granted} + ${t.paid} > 0`),
      check('credit_holds_hold_whole_credits', whole(t.granted, t.paid)),
    ],
  )

  const discount = table(
    'discount_codes',
    {
      /** The code in lower case. */
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
      amount: is.whole().notNull().default(0),
      madeId: is.text(),
      madeAt: is.moment(),
    },
    (t) => [
      uniqueIndex('discount_codes_made_once').on(t.madeId),
      index('discount_codes_newest').on(t.madeAt, t.madeId).where(sql`${t.madeId} is not null`),
      check('discount_codes_percentage', sql`${t.percentage} between 0 and 90`),
      check(
        'discount_codes_take_one_thing',
        sql`${t.amount} >= 0 and (${t.percentage} = 0) = (${t.amount} > 0)`,
      ),
    ],
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

  return { wallet, entry, hold, discount, claim }
}
