import { t } from 'elysia'
import type { OrderView } from '#core/money/checkout/view-orders.ts'
import type { PriceOutlook } from '#core/money/first-purchase-discount.ts'
import {
  ORDER_STATES,
  type Order,
  orderNumber,
  PAYMENT_STATES,
  type Payment,
} from '#core/money/order.ts'
import type { BundleOffer } from '#core/money/orders/bundles.ts'
import { vatOf } from '#core/money/orders/prices.ts'
import type { Quote } from '#core/money/orders/quote.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { MandateShape, mandateShapeOf } from './direct-debit.ts'
import { ReceiptShape, receiptShapeOf } from './receipt.ts'
import { DiscountShape, RetryShape, retryShapeOf } from './retry.ts'
import {
  ExpectedWithdrawalShape,
  RefundEffectsShape,
  refundEffectsOf,
  WithdrawnShape,
} from './withdrawal.ts'

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

/** When a discounted price really changes, and the discount that follows; `null` is the regular price. */
export const OutlookShape = {
  until: Nullable(Moment),
  after: Nullable(t.Object({ percentage: Whole(), until: Nullable(Moment) })),
}

export const outlookOf = ({ until, after }: PriceOutlook) => ({
  until: momentOf(until),
  after: after && { percentage: after.percentage, until: momentOf(after.until) },
})

/** VAT included in prices; `rate` in hundredths of a percent. */
export const VatShape = Nullable(t.Object({ country: t.String(), rate: Whole() }))

/** The country of the prices, and their VAT. */
export const ForWhomShape = { country: t.String(), vat: VatShape }

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
  ...ForWhomShape,
})

export const quoteShapeOf = ({ bundle, discount, total, country, vat }: Quote) => ({
  bundle: bundleOf(bundle),
  discount: discount && {
    code: discount.code,
    percentage: discount.percentage,
    saved: moneyOf(discount.saved),
    ...outlookOf(discount),
  },
  total: moneyOf(total),
  country,
  vat,
})

const OrderStateShape = OneOf(ORDER_STATES)
const PaymentStateShape = OneOf(PAYMENT_STATES)

/** An order with the payment that bought it, else its newest attempt; `checkout_url` while pending, or the direct debit's `mandate`. */
export const OrderShape = t.Object({
  id: Id,
  /** The readable order number. */
  number: t.String(),
  bundle_id: t.String(),
  credits: Whole(),
  price: MoneyShape,
  discount: DiscountShape,
  total: MoneyShape,
  /** The buyer's country; `null` on older orders. */
  country: Nullable(t.String()),
  vat: VatShape,
  state: OrderStateShape,
  /** State of that payment; `unknown` while its provider has not responded. */
  payment_state: Nullable(PaymentStateShape),
  placed_at: Moment,
  paid_at: Nullable(Moment),
  settled_at: Nullable(Moment),
  method: Nullable(t.String()),
  checkout_url: Nullable(t.String()),
  mandate: Nullable(MandateShape),
  /** Amount refunded. */
  returned: MoneyShape,
  refundable: Nullable(
    t.Object({
      ...RefundEffectsShape,
      until: Moment,
    }),
  ),
  /** Payments that bought nothing and are returned whole. */
  sent_back: t.Array(t.Object({ amount: MoneyShape, failed: t.Boolean() })),
  /** When its refund failed: the credits are restored. */
  refund_failed_at: Nullable(Moment),
  /** The receipt, once paid. */
  receipt: Nullable(ReceiptShape),
  /** Current price of a retry, if failed or cancelled. */
  retry: Nullable(RetryShape),
  /** The newest order since this one was cancelled; a new order cancels pending ones. */
  replaced_by: Nullable(Id),
  /** Its confirmed withdrawal. */
  withdrawal: WithdrawnShape,
  /** What a withdrawal from it comes to now; in an order's details only. */
  if_withdrawn: ExpectedWithdrawalShape,
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
    returns = [],
  }: Partial<
    Pick<
      OrderView,
      'mandate' | 'refundable' | 'refundFailedAt' | 'retry' | 'replacedBy' | 'receipt' | 'returns'
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
  country: order.country,
  vat: vatOf(order),
  state: order.state,
  payment_state: payment?.state ?? null,
  placed_at: isoOf(order.placedAt),
  paid_at: momentOf(order.paidAt),
  settled_at: momentOf(order.settledAt),
  method: payment?.method ?? null,
  checkout_url: order.state === 'pending' ? (payment?.checkoutUrl ?? null) : null,
  mandate: mandate && mandateShapeOf(mandate),
  returned: { amount: order.returned, currency: order.total.currency },
  sent_back: returns.map(({ amount, failedAt }) => ({
    amount: moneyOf(amount),
    failed: failedAt !== null,
  })),
  refund_failed_at: momentOf(refundFailedAt),
  receipt: receipt && receiptShapeOf(receipt),
  retry: retry && retryShapeOf(retry),
  replaced_by: replacedBy,
  withdrawal: null,
  if_withdrawn: null,
  refundable: refundable && {
    ...refundEffectsOf(refundable),
    until: isoOf(refundable.until),
  },
})

/** An order with all details, for its member. */
export const orderViewOf = ({ order, payment, ...more }: OrderView) => orderOf(order, payment, more)
