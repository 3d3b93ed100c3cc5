import type { MemberId } from '../../accounts/account.ts'
import { type Instant, MINUTE, type Millis } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { Bundle, Settings } from '../../site/settings.ts'
import type { DiscountCode } from '../discounts.ts'
import type { Order, OrderId, Payment, PaymentId } from '../order.ts'
import { totalOf, vatAt } from './prices.ts'

/** How long to wait for a webhook before polling. */
const WEBHOOK_WAIT: Millis = 2 * MINUTE

/** Buyer, country, and id. */
type Buyer = {
  readonly order: OrderId
  readonly member: MemberId
  readonly country: Country
  readonly requestCountry: Country | null
  readonly site: Pick<Settings, 'id' | 'vatRates'>
}

/** A new order, with all prices frozen. */
export const newOrder = (
  { order, member, site, country, requestCountry }: Buyer,
  { id, credits, price }: Bundle,
  discount: DiscountCode | null,
  now: Instant,
): Order => ({
  id: order,
  member,
  site: site.id,
  bundle: id,
  credits,
  price,
  discount: discount && { code: discount.code, percentage: discount.percentage },
  total: totalOf(price, discount),
  country,
  requestCountry,
  vatRate: vatAt(site, country)?.rate ?? null,
  state: 'pending',
  placedAt: now,
  paidAt: null,
  settledAt: null,
  withdrawnAt: null,
  returned: 0,
  refundedCredits: 0,
  chargebacks: 0,
  chargedBackCredits: 0,
})

/** A payment not yet sent to its provider. */
export const newPayment = (
  id: PaymentId,
  order: Pick<Order, 'id' | 'total' | 'discount'>,
  method: { readonly id: string; readonly provider: string },
  now: Instant,
): Payment => ({
  id,
  order: order.id,
  method: method.id,
  provider: method.provider,
  reference: null,
  checkoutUrl: null,
  state: 'open',
  amount: order.total,
  discount: order.discount,
  startedAt: now,
  nextAskAt: now + WEBHOOK_WAIT,
})
