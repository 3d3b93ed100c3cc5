import type { DiscountCode } from '../discounts/discount.ts'
import { type Money, roundedShare } from '../shared/money.ts'

/** Amount of a percentage discount: rounded half up on minor units, and never the whole price. */
export function discountOn(price: Money, percentage: number): Money {
  const rounded = roundedShare(price.amount, percentage, 100)
  return { amount: Math.min(rounded, price.amount - 1), currency: price.currency }
}

/** The price after a discount, if any. */
export const totalOf = (
  price: Money,
  discount: Pick<DiscountCode, 'percentage'> | null,
): Money => ({
  amount: price.amount - (discount ? discountOn(price, discount.percentage).amount : 0),
  currency: price.currency,
})
