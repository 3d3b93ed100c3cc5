import { t } from 'elysia'
import type { BundleOffer } from '#core/orders/bundles.ts'
import type { Order, Payment } from '#core/orders/order.ts'
import type { Quote } from '#core/orders/quote.ts'
import type { OrderView } from '#core/orders/view-orders.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from './basics.ts'
import { MandateShape, mandateShapeOf } from './direct-debit.ts'

export const BundleShape = t.Object({
  id: t.String(),
  credits: Whole(),
  price: MoneyShape,
  per_message: MoneyShape,
})

export const bundleOf = ({ id, credits, price, perMessage }: BundleOffer) => ({
  id,
  credits,
  price: moneyOf(price),
  per_message: moneyOf(perMessage),
})

export const QuoteShape = t.Object({
  bundle: BundleShape,
  discount: Nullable(
    t.Object({
      code: t.String(),
      percentage: Whole(),
      saved: MoneyShape,
      until: Nullable(Moment),
    }),
  ),
  total: MoneyShape,
})

export const quoteShapeOf = ({ bundle, discount, total }: Quote) => ({
  bundle: bundleOf(bundle),
  discount: discount && {
    code: discount.code,
    percentage: discount.percentage,
    saved: moneyOf(discount.saved),
    until: momentOf(discount.until),
  },
  total: moneyOf(total),
})

const OrderStateShape = OneOf(['pending', 'completed', 'failed', 'cancelled', 'refunded'])

/** An order and the newest attempt to pay it; `checkout_url` is where to pay while it is pending, `mandate` what was agreed to instead. */
export const OrderShape = t.Object({
  id: Id,
  bundle_id: t.String(),
  credits: Whole(),
  price: MoneyShape,
  discount: Nullable(t.Object({ code: t.String(), percentage: Whole() })),
  total: MoneyShape,
  state: OrderStateShape,
  placed_at: Moment,
  settled_at: Nullable(Moment),
  method: Nullable(t.String()),
  checkout_url: Nullable(t.String()),
  mandate: Nullable(MandateShape),
  refundable: Nullable(t.Object({ credits: Whole(), amount: MoneyShape, until: Moment })),
})

export const orderOf = (
  order: Order,
  payment: Payment | null,
  { mandate = null, refundable = null }: Partial<Pick<OrderView, 'mandate' | 'refundable'>> = {},
) => ({
  id: order.id,
  bundle_id: order.bundle,
  credits: order.credits,
  price: moneyOf(order.price),
  discount: order.discount,
  total: moneyOf(order.total),
  state: order.state,
  placed_at: isoOf(order.placedAt),
  settled_at: momentOf(order.settledAt),
  method: payment?.method ?? null,
  checkout_url: order.state === 'pending' ? (payment?.checkoutUrl ?? null) : null,
  mandate: mandate && mandateShapeOf(mandate),
  refundable: refundable && {
    credits: refundable.credits,
    amount: moneyOf(refundable.amount),
    until: isoOf(refundable.until),
  },
})

/** An order as its member looks it up, with all there is to know. */
export const orderViewOf = ({ order, payment, ...more }: OrderView) => orderOf(order, payment, more)
