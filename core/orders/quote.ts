import type { Account, MemberId } from '../accounts/account.ts'
import { type PriceOutlook, priceOutlook } from '../discounts/active-discount.ts'
import type { DiscountCode } from '../discounts/discount.ts'
import type { DiscountError } from '../discounts/errors.ts'
import { findDiscount } from '../discounts/look-up-code.ts'
import { paceGuess, type TooManyGuesses } from '../discounts/pace-guess.ts'
import type { Ports } from '../ports.ts'
import type { Money } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type BundleOffer, bundlesAt } from './bundles.ts'
import type { OrderError } from './errors.ts'
import { discountOn, totalOf } from './prices.ts'

/** What a member is asked to pay, line by line, before they agree to it. */
export type Quote = {
  readonly bundle: BundleOffer
  readonly discount: DiscountLine | null
  readonly total: Money
}

export type DiscountLine = PriceOutlook & {
  readonly code: string
  readonly percentage: number
  readonly saved: Money
}

type Command = {
  readonly member: MemberId
  readonly bundle: string
  /** A typed code; `null` takes whatever discount is active. */
  readonly code: string | null
  /** Where the member pays from. */
  readonly country: Country
  readonly site: Settings
}

type Refusal =
  | DiscountError
  | TooManyGuesses
  | Extract<OrderError, { code: 'bundle.not-found' | 'orders.closed' }>

/** The price of a bundle to this member, now, and all that is taken off it. */
export async function quoteOrder(
  ports: Pick<Ports, 'reads' | 'atomically' | 'limits' | 'payments' | 'secrets' | 'now'>,
  { member, bundle: id, code, country, site }: Command,
): Promise<Result<Quote, Refusal>> {
  const { reads, payments, now } = ports
  if (payments === 'none') return err({ code: 'orders.closed' })
  const account = await reads.accounts.byId(member)
  const bundle = bundlesAt(site, country).find((offer) => offer.id === id)
  if (!account || !bundle) return err({ code: 'bundle.not-found' })

  const paced = await paceGuess(ports, { member, text: code })
  if (!paced.ok) return paced
  const wish = { account, text: code, price: bundle.price, method: null, site }
  const discount = await findDiscount(reads, wish, now())
  return discount.ok ? ok(quoteOf(bundle, discount.value, account, site)) : discount
}

/** A bundle's price with a discount, or without one. */
const quoteOf = (
  bundle: BundleOffer,
  discount: DiscountCode | null,
  account: Account,
  site: Settings,
): Quote => ({
  bundle,
  discount: discount && {
    code: discount.code,
    percentage: discount.percentage,
    saved: discountOn(bundle.price, discount.percentage),
    ...priceOutlook(discount, account, site),
  },
  total: totalOf(bundle.price, discount),
})
