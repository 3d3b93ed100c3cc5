import { t } from 'elysia'
import type { PriceOutlook } from '#core/discounts/active-discount.ts'
import type { BundleOffer } from '#core/orders/bundles.ts'
import type { Order, Payment } from '#core/orders/order.ts'
import { orderNumber } from '#core/orders/order-number.ts'
import type { Quote } from '#core/orders/quote.ts'
import type { OrderView } from '#core/orders/view-orders.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from './basics.ts'
import { MandateShape, mandateShapeOf } from './direct-debit.ts'
import { ReceiptShape, receiptShapeOf } from './receipt.ts'

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

/** When a price with a discount really changes, and the discount that follows; `null` is the usual price. */
export const OutlookShape = {
  until: Nullable(Moment),
  after: Nullable(t.Object({ percentage: Whole(), until: Nullable(Moment) })),
}

export const outlookOf = ({ until, after }: PriceOutlook) => ({
  until: momentOf(until),
  after: after && { percentage: after.percentage, until: momentOf(after.until) },
})

export const QuoteShape = t.Object({
  bundle: BundleShape,
  discount: Nullable(
    t.Object({
      code: t.String(),
      percentage: Whole(),
      saved: MoneyShape,
      ...OutlookShape,
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
    ...outlookOf(discount),
  },
  total: moneyOf(total),
})

const OrderStateShape = OneOf([
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
])
const PaymentStateShape = OneOf([
  'open',
  'unknown',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
])
const DiscountShape = Nullable(t.Object({ code: t.String(), percentage: Whole() }))

/** An order and the newest attempt to pay it; `checkout_url` is where to pay while it is pending, `mandate` what was agreed to instead. */
export const OrderShape = t.Object({
  id: Id,
  /** By which one talks about it. */
  number: t.String(),
  bundle_id: t.String(),
  credits: Whole(),
  price: MoneyShape,
  discount: DiscountShape,
  total: MoneyShape,
  state: OrderStateShape,
  /** How the newest attempt to pay it stands; `unknown` while its provider cannot tell whether it took it on. */
  payment_state: Nullable(PaymentStateShape),
  placed_at: Moment,
  paid_at: Nullable(Moment),
  settled_at: Nullable(Moment),
  method: Nullable(t.String()),
  checkout_url: Nullable(t.String()),
  mandate: Nullable(MandateShape),
  /** How much of the total went back. */
  returned: MoneyShape,
  refundable: Nullable(
    t.Object({
      credits: Whole(),
      amount: MoneyShape,
      until: Moment,
      /** Whether nothing that was bought stands then any more. */
      ends_premium: t.Boolean(),
    }),
  ),
  /** When it turned out that the provider could not pay its refund: the credits are there again. */
  refund_failed_at: Nullable(Moment),
  /** What one shows of it, once it was paid. */
  receipt: Nullable(ReceiptShape),
  /** What it costs now to pay it after all, where it came to nothing. */
  retry: Nullable(t.Object({ discount: DiscountShape, total: MoneyShape })),
  /** The newest order since this one was cancelled; ordering anew cancels what is pending. */
  replaced_by: Nullable(Id),
})

export const orderOf = (
  order: Order,
  payment: Payment | null,
  {
    mandate = null,
    refundable = null,
    refundFailedAt = null,
    retry = null,
    replacedBy = null,
    receipt = null,
  }: Partial<
    Pick<
      OrderView,
      'mandate' | 'refundable' | 'refundFailedAt' | 'retry' | 'replacedBy' | 'receipt'
    >
  > = {},
) => ({
  id: order.id,
  number: orderNumber(order),
  bundle_id: order.bundle,
  credits: order.credits,
  price: moneyOf(order.price),
  discount: order.discount,
  total: moneyOf(order.total),
  state: order.state,
  payment_state: payment?.state ?? null,
  placed_at: isoOf(order.placedAt),
  paid_at: momentOf(order.paidAt),
  settled_at: momentOf(order.settledAt),
  method: payment?.method ?? null,
  checkout_url: order.state === 'pending' ? (payment?.checkoutUrl ?? null) : null,
  mandate: mandate && mandateShapeOf(mandate),
  returned: { amount: order.returned, currency: order.total.currency },
  refund_failed_at: momentOf(refundFailedAt),
  receipt: receipt && receiptShapeOf(receipt),
  retry: retry && { discount: retry.discount, total: moneyOf(retry.total) },
  replaced_by: replacedBy,
  refundable: refundable && {
    credits: refundable.credits,
    amount: moneyOf(refundable.amount),
    until: isoOf(refundable.until),
    ends_premium: refundable.endsPremium,
  },
})

/** An order as its member looks it up, with all there is to know. */
export const orderViewOf = ({ order, payment, ...more }: OrderView) => orderOf(order, payment, more)
