import { perMessage } from '#core/money/orders/bundles.ts'
import { totalOf } from '#core/money/orders/prices.ts'
import type { Money } from '#core/shared/money.ts'
import type { Bundle, Discount } from './queries.ts'

/** A bundle with its current price; the server prices the order anyway. */
export type Offer = {
  readonly id: string
  readonly credits: number
  readonly price: Money
  /** Price after the discount. */
  readonly total: Money
  readonly each: Money
  readonly discounted: boolean
}

/** A bundle's price with a discount, if applicable. */
export function offerOf(bundle: Bundle, discount: Discount | null, messageCredits: number): Offer {
  const { id, credits, price } = bundle
  const fits =
    discount !== null &&
    (discount.currency === null || discount.currency === price.currency) &&
    price.amount >= discount.minimum_order_value
  const reduction = fits
    ? { percentage: discount.value_percentage, amount: discount.value_amount?.amount ?? 0 }
    : null
  const total = totalOf(price, reduction)
  const each = perMessage({ credits, price: total }, messageCredits)
  return { id, credits, price, total, each, discounted: fits }
}
