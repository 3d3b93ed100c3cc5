import type { DiscountCode } from '#core/money/discounts.ts'
import type { Money } from '#core/shared/money.ts'

/** The amount that a code takes off a price; `null` of one that takes a percentage. */
export const amountOffOf = ({
  amount,
  currency,
}: Pick<DiscountCode, 'amount' | 'currency'>): Money | null =>
  amount > 0 && currency !== null ? { amount, currency } : null
