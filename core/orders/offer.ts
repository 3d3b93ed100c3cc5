import type { Ports } from '../ports.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type BundleOffer, bundlesAt, currencyAt } from './bundles.ts'
import { methodsAt, type WaysToPay, waysToPay } from './payment-methods.ts'
import { type Vat, vatAt } from './vat.ts'

/** Bundles and payment methods for sale. */
export type Offer = WaysToPay & {
  readonly bundles: readonly BundleOffer[]
  /** Country of the prices. */
  readonly country: Country
  /** VAT included; `null` if none. */
  readonly vat: Vat | null
}

/** A site's offer for `country`; empty if payments are disabled. */
export function offerAt(
  { payments }: Pick<Ports, 'payments'>,
  site: Settings,
  country: Country,
): Offer {
  if (payments === 'none') {
    return { bundles: [], methods: [], cardBrands: [], usual: null, country, vat: null }
  }
  const methods = methodsAt(site, country, currencyAt(site, country) ?? '')
  const vat = vatAt(site, country)
  return { bundles: bundlesAt(site, country), ...waysToPay(methods, country), country, vat }
}
