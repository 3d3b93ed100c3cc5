import { type Money, roundedShare } from '../../shared/money.ts'
import type { Country } from '../../site/countries.ts'
import type { Bundle, Settings } from '../../site/settings.ts'
import type { Order } from '../order.ts'

type Priced = Pick<Settings, 'bundles' | 'minimumMessageCosts' | 'messageCredits'>

/** How many credits, and their price. */
type Sold = Pick<Bundle, 'credits' | 'price'>

/** A bundle as displayed, with the price per message. */
export type BundleOffer = Bundle & { readonly perMessage: Money }

/** Currency for `country` on this site; without prices in it, the site's first currency. */
export function currencyAt(site: Priced, country: Country): string | null {
  const own = site.minimumMessageCosts[country]?.currency
  const sold = site.bundles.map(({ price }) => price.currency)
  return sold.find((currency) => currency === own) ?? sold[0] ?? null
}

/** A site's bundles for a buyer in `country`, smallest first. */
export function bundlesAt(site: Priced, country: Country): readonly BundleOffer[] {
  const currency = currencyAt(site, country)
  return site.bundles
    .filter(({ price }) => price.currency === currency)
    .toSorted((a, b) => a.credits - b.credits)
    .map((bundle) => ({ ...bundle, perMessage: perMessage(bundle, site.messageCredits) }))
}

/** Price per message of a bundle, rounded half up on minor units. */
export const perMessage = ({ credits, price }: Sold, messageCredits: number): Money => ({
  amount: roundedShare(price.amount, messageCredits, credits),
  currency: price.currency,
})

/** The lowest and the highest amount that so many credits cost in these bundles; `null` where none are sold. */
export function worthOf(
  bundles: readonly Sold[],
  credits: number,
): { readonly from: Money; readonly to: Money } | null {
  const amounts = bundles.map((bundle) => perMessage(bundle, credits))
  const [first, ...others] = amounts
  if (!first) return null
  return others.reduce(
    ({ from, to }, each) => ({
      from: each.amount < from.amount ? each : from,
      to: each.amount > to.amount ? each : to,
    }),
    { from: first, to: first },
  )
}

/** The last bundle a premium member bought, if still sold: for "repeat order". */
export function repeatableBundle<Offer extends Pick<BundleOffer, 'id'>>(
  newestFirst: readonly Pick<Order, 'state' | 'bundle'>[],
  offers: readonly Offer[],
): Offer | null {
  const last = newestFirst.find(({ state }) => state === 'completed')
  return offers.find(({ id }) => id === last?.bundle) ?? null
}
