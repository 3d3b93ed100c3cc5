import { type Money, roundedShare } from '../../shared/money.ts'
import type { Country } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import type { Reduction } from '../discounts.ts'

/** What a discount takes off a price, a percentage rounded half up on minor units; never the whole price. */
export function discountOn(price: Money, { percentage, amount }: Reduction): Money {
  const off = percentage > 0 ? roundedShare(price.amount, percentage, 100) : amount
  return { amount: Math.min(off, price.amount - 1), currency: price.currency }
}

/** The price after a discount, if any. */
export const totalOf = (price: Money, discount: Reduction | null): Money => ({
  amount: price.amount - (discount ? discountOn(price, discount).amount : 0),
  currency: price.currency,
})

/** VAT included in a price: country, and rate in hundredths of a percent. */
export type Vat = { readonly country: Country; readonly rate: number }

/** The VAT in a site's prices for a buyer in `country`; `null` if none. */
export const vatAt = ({ vatRates }: Pick<Settings, 'vatRates'>, country: Country): Vat | null => {
  const rate = vatRates[country]
  return rate === undefined ? null : { country, rate }
}

/** The VAT in an order's price; `null` if none is known. */
export const vatOf = ({
  country,
  vatRate: rate,
}: {
  readonly country: Country | null
  readonly vatRate: number | null
}): Vat | null => (country === null || rate === null ? null : { country, rate })
