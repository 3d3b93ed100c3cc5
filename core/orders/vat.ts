import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'

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
