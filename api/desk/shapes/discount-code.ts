import { t } from 'elysia'
import { isExpired } from '#core/money/discounts/codes.ts'
import type { ListedCode } from '#core/money/discounts/list-codes.ts'
import type { Instant } from '#core/shared/time.ts'
import { Moment, MoneyShape, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { amountOffOf } from '../../money/shapes/discount.ts'

export const VALIDITIES = ['once-per-user', 'once', 'unlimited'] as const

/** A code that operators made, and what it did. */
export const DiscountCodeShape = t.Object({
  code: t.String(),
  state: OneOf(['active', 'expired', 'ended']),
  /** 0 of a code that takes an amount. */
  percentage: Whole(),
  amount: Nullable(MoneyShape),
  /** The least that must be bought. */
  minimum: Nullable(MoneyShape),
  /** Only for prices in this currency. */
  currency: Nullable(t.String()),
  country: Nullable(t.String()),
  /** Whose personal code it is; without a name once erased. */
  member: Nullable(t.Object({ id: t.String(), name: Nullable(t.String()) })),
  expires: Nullable(Moment),
  validity: OneOf(VALIDITIES),
  /** Only with these; none is any. */
  payment_methods: t.Array(t.String()),
  made_at: Nullable(Moment),
  /** Paid orders with it. */
  uses: Whole(),
  /** What buyers paid less, by currency. */
  given: t.Array(MoneyShape),
  /** What they paid, minus what went back. */
  earned: t.Array(MoneyShape),
})

export function discountCodeOf(
  { code, member, uses }: ListedCode,
  now: Instant,
): typeof DiscountCodeShape.static {
  const { currency, minimumOrderValue: minimum } = code
  return {
    code: code.code,
    state: stateOf(code, now),
    percentage: code.percentage,
    amount: amountOffOf(code),
    minimum: minimum > 0 && currency !== null ? { amount: minimum, currency } : null,
    currency,
    country: code.country,
    member,
    expires: momentOf(code.expires),
    validity: code.validity,
    payment_methods: [...code.paymentMethods],
    made_at: momentOf(code.made?.at ?? null),
    uses: uses.reduce((sum, { orders }) => sum + orders, 0),
    given: uses.map((use) => ({ amount: use.given, currency: use.currency })),
    earned: uses.map((use) => ({ amount: use.earned, currency: use.currency })),
  }
}

function stateOf(code: ListedCode['code'], now: Instant) {
  if (code.status === 'off') return 'ended'
  return isExpired(code, now) ? 'expired' : 'active'
}
