import type { Account, MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { Money } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Country } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import { limitCodeGuesses, type TooManyGuesses } from '../discounts/look-up-code.ts'
import { findDiscount } from '../discounts/wished-discount.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError, OrderError } from '../errors.ts'
import { type PriceOutlook, priceOutlook } from '../first-purchase-discount.ts'
import { type BundleOffer, bundlesAt, currencyAt } from './bundles.ts'
import { methodsAt, type WaysToPay, waysToPay } from './payment-methods.ts'
import { discountOn, totalOf, type Vat, vatAt } from './prices.ts'

/** Line items of the price, shown before the member agrees. */
export type Quote = {
  readonly bundle: BundleOffer
  readonly discount: DiscountLine | null
  readonly total: Money
  /** The buyer's country. */
  readonly country: Country
  /** VAT included; `null` if none. */
  readonly vat: Vat | null
}

export type DiscountLine = PriceOutlook & {
  readonly code: string
  readonly percentage: number
  readonly saved: Money
}

type Command = {
  readonly member: MemberId
  readonly bundle: string
  /** A typed code; `null` uses the active discount. */
  readonly code: string | null
  /** The member's country. */
  readonly country: Country
  readonly site: Settings
}

type Refusal =
  | DiscountError
  | TooManyGuesses
  | Extract<OrderError, { code: 'bundle.not-found' | 'orders.closed' }>

/** The current price of a bundle for this member, with all deductions. */
export async function quoteOrder(
  ports: Pick<Ports, 'reads' | 'atomically' | 'limits' | 'payments' | 'secrets' | 'now'>,
  { member, bundle: id, code, country, site }: Command,
): Promise<Result<Quote, Refusal>> {
  const { reads, payments, now } = ports
  if (payments === 'none') return err({ code: 'orders.closed' })
  const account = await reads.accounts.byId(member)
  const bundle = bundlesAt(site, country).find((offer) => offer.id === id)
  if (!account || !bundle) return err({ code: 'bundle.not-found' })

  const paced = await limitCodeGuesses(ports, { member, text: code })
  if (!paced.ok) return paced
  const wish = { account, text: code, price: bundle.price, method: null, site }
  const discount = await findDiscount(reads, wish, now())
  return discount.ok ? ok(quoteOf(bundle, discount.value, { account, country, site })) : discount
}

type Asked = Pick<Command, 'country' | 'site'> & { readonly account: Account }

/** A bundle's price after a discount, if any. */
const quoteOf = (
  bundle: BundleOffer,
  discount: DiscountCode | null,
  { account, country, site }: Asked,
): Quote => ({
  bundle,
  discount: discount && {
    code: discount.code,
    percentage: discount.percentage,
    saved: discountOn(bundle.price, discount),
    ...priceOutlook(discount, account, site),
  },
  total: totalOf(bundle.price, discount),
  country,
  vat: vatAt(site, country),
})

/** Bundles and payment methods for sale. */
type Offer = WaysToPay & {
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
