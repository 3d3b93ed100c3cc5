import { type Money, roundedShare } from '../shared/money.ts'
import type { Country } from '../site/countries.ts'
import type { Bundle, Settings } from '../site/settings.ts'
import type { Order } from './order.ts'

type Priced = Pick<Settings, 'bundles' | 'minimumMessageCosts' | 'messageCredits'>

/** A bundle as it is shown: with what one message comes to. */
export type BundleOffer = Bundle & { readonly perMessage: Money }

/** What people in `country` pay with on this site; where the site has no such prices, its own first money. */
export function currencyAt(site: Priced, country: Country): string | null {
  const own = site.minimumMessageCosts[country]?.currency
  const sold = site.bundles.map(({ price }) => price.currency)
  return sold.find((currency) => currency === own) ?? sold[0] ?? null
}

/** A site's bundles for somebody who pays from `country`, smallest first. */
export function bundlesAt(site: Priced, country: Country): readonly BundleOffer[] {
  const currency = currencyAt(site, country)
  return site.bundles
    .filter(({ price }) => price.currency === currency)
    .toSorted((a, b) => a.credits - b.credits)
    .map((bundle) => ({ ...bundle, perMessage: perMessage(bundle, site.messageCredits) }))
}

/** What one message comes to out of a bundle, half up on minor units. */
export const perMessage = ({ credits, price }: Bundle, messageCredits: number): Money => ({
  amount: roundedShare(price.amount, messageCredits, credits),
  currency: price.currency,
})

/** The bundle a premium member bought last, if it is still sold: what "repeat order" repeats. */
export function repeatableBundle<Offer extends Pick<BundleOffer, 'id'>>(
  newestFirst: readonly Pick<Order, 'state' | 'bundle'>[],
  offers: readonly Offer[],
): Offer | null {
  const last = newestFirst.find(({ state }) => state === 'completed')
  return offers.find(({ id }) => id === last?.bundle) ?? null
}
