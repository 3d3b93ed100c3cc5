import { type Account, isOpen } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { Country } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import { isFirstPurchaseCode } from '../discounts/active-discount.ts'
import { hasBought } from '../first-purchase-discount.ts'
import type { Order } from '../order.ts'
import { type BundleOffer, bundlesAt, currencyAt } from './bundles.ts'
import { claimAgain } from './order-discount.ts'
import { methodsAt, type WaysToPay, waysToPay } from './payment-methods.ts'
import { type Vat, vatAt } from './prices.ts'

/** An order before a payment for it came in, and as that payment would complete it. */
type Sale = { readonly before: Order; readonly paid: Order }

/**
 * Whether a payment that came in may complete its order, claiming the discount that this attempt was priced with. Not
 * for a member who left, not after a withdrawal, and not with a discount that another order has claimed since, be it
 * paid or not: that order's price was promised too.
 */
export async function maySell(
  stores: Pick<Stores, 'discounts'>,
  account: Account | null,
  { before, paid }: Sale,
): Promise<boolean> {
  if (!account || !isOpen(account) || paid.withdrawnAt !== null) return false
  const code = paid.discount?.code
  if (code !== undefined && isFirstPurchaseCode(code) && hasBought(account)) return false
  const claimed = before.state === 'pending' ? before.discount?.code : undefined
  if (claimed === code) return true
  await stores.discounts.release(paid.id)
  const claim = await claimAgain(stores, paid, account)
  // What the order itself had claimed stays its own.
  if (!claim.ok && claimed !== undefined) await claimAgain(stores, before, account)
  return claim.ok
}

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
