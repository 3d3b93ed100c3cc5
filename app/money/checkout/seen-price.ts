import { isFirstPurchaseCode } from '#core/money/first-purchase-discount.ts'
import { type Money, sameMoney } from '#core/shared/money.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

/** A price as the server has it at `now`, `null` where it does not say; its discount ends at `until`. */
export type Price = {
  readonly total: Money
  readonly now: string | null
  readonly discount: { readonly code: string; readonly until: string | null } | null
}

/** The price on an open page, and since when a changed one is shown. */
export type SeenPrice = {
  readonly price: Price
  /** The price before it, and when it changed, by a clock that nobody sets; `null` if it did not. */
  readonly change: { readonly before: Price; readonly at: Millis } | null
}

/** How long a changed price is in sight before a press counts for it: a finger may have been on its way. */
export const NOTICE_TIME: Millis = SECOND

export const firstSeen = (price: Price): SeenPrice => ({ price, change: null })

/** The price is now this one. The price before is the one that the page opened with. */
export function priceIsNow(seen: SeenPrice, price: Price, at: Millis): SeenPrice {
  if (seen.price === price) return seen
  if (sameMoney(seen.price.total, price.total)) return { ...seen, price }
  return { price, change: { before: seen.change?.before ?? seen.price, at } }
}

/** Whether a press pays this total: it is the one on the page, and was there for long enough to be read. */
export const isAgreed = ({ price, change }: SeenPrice, total: Money, now: Millis): boolean =>
  sameMoney(price.total, total) && (change === null || now - change.at >= NOTICE_TIME)

/** Why a price changed, as far as is known. */
export type PriceChange = 'discount-used' | 'discount-ended' | 'price-now'

/** `hasBought`: a discount on a first purchase is used by that purchase alone. */
export function changeOf({ price, change }: SeenPrice, hasBought: boolean): PriceChange | null {
  if (!change) return null
  const { discount } = change.before
  if (!discount || price.discount) return 'price-now'
  if (hasBought && isFirstPurchaseCode(discount.code)) return 'discount-used'
  const { until } = discount
  const isOver = until !== null && price.now !== null && Date.parse(until) <= Date.parse(price.now)
  return isOver ? 'discount-ended' : 'price-now'
}
