import type { DiscountCode } from '../discounts/discount.ts'
import { type Money, roundedShare } from '../shared/money.ts'

/** What a percentage takes off a price: half up on minor units, and never so much that nothing is left to pay. */
export function discountOn(price: Money, percentage: number): Money {
  const rounded = roundedShare(price.amount, percentage, 100)
  return { amount: Math.min(rounded, price.amount - 1), currency: price.currency }
}

/** What a price comes to with a discount, or without one. */
export const totalOf = (
  price: Money,
  discount: Pick<DiscountCode, 'percentage'> | null,
): Money => ({
  amount: price.amount - (discount ? discountOn(price, discount.percentage).amount : 0),
  currency: price.currency,
})
