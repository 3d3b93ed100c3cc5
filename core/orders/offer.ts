import type { Ports } from '../ports.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type BundleOffer, bundlesAt, currencyAt } from './bundles.ts'
import { methodsAt, type WaysToPay, waysToPay } from './payment-methods.ts'

/** What is for sale, and how it can be paid. */
export type Offer = WaysToPay & { readonly bundles: readonly BundleOffer[] }

/** What a site sells to somebody in `country`: nothing where this install collects no money. */
export function offerAt(
  { payments }: Pick<Ports, 'payments'>,
  site: Settings,
  country: Country,
): Offer {
  if (payments === 'none') {
    return { bundles: [], methods: [], cardBrands: [], usual: null }
  }
  const methods = methodsAt(site, country, currencyAt(site, country) ?? '')
  return { bundles: bundlesAt(site, country), ...waysToPay(methods, country) }
}
