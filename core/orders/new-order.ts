import type { MemberId } from '../accounts/account.ts'
import type { DiscountCode } from '../discounts/discount.ts'
import { type Instant, MINUTE, type Millis } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Bundle, Settings } from '../site/settings.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import { totalOf } from './prices.ts'

/** How long a webhook is waited for before the provider is asked. */
const WEBHOOK_WAIT: Millis = 2 * MINUTE

/** Who buys, where, and under which id. */
type Buyer = {
  readonly order: OrderId
  readonly member: MemberId
  readonly country: Country
  readonly site: Pick<Settings, 'id' | 'vatRates'>
}

/** An order as it is placed, with all of its prices frozen. */
export const newOrder = (
  { order, member, site, country }: Buyer,
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
  vatRate: site.vatRates[country] ?? null,
  state: 'pending',
  placedAt: now,
  paidAt: null,
  settledAt: null,
  returned: 0,
  chargebacks: 0,
  chargedBackCredits: 0,
})

/** A payment that its provider has not heard of yet. */
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
