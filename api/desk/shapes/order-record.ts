import { t } from 'elysia'
import type { OrderRecord } from '#core/desk/orders/view-order.ts'
import { OPERATOR_ACTIONS } from '#core/desk/ports.ts'
import type { PaymentReturn } from '#core/money/order.ts'
import { ORDER_STATES, orderNumber, PAYMENT_STATES, type Payment } from '#core/money/order.ts'
import type { DeskRefund } from '#core/money/payments/refund-at-desk.ts'
import { signedAmount } from '#core/money/ports.ts'
import { WITHDRAWAL_RESULTS } from '#core/money/withdrawal.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { ReceiptShape, receiptShapeOf } from '../../money/shapes/receipt.ts'
import { BuyerShape, type Sites } from './order.ts'

const PaymentShape = t.Object({
  id: Id,
  method: t.String(),
  provider: t.String(),
  /** The provider's id. */
  reference: Nullable(t.String()),
  state: OneOf(PAYMENT_STATES),
  amount: MoneyShape,
  started_at: Moment,
})

const RefundShape = t.Object({
  id: t.String(),
  amount: MoneyShape,
  /** Credits taken back. */
  credits: Whole(),
  /** Made at the provider, not here. */
  by_provider: t.Boolean(),
  /** Why an operator made it. */
  reason: Nullable(t.String()),
  /** The operator's name; `null` if none made it. */
  by: Nullable(t.String()),
  asked_at: Moment,
  sent_at: Nullable(Moment),
  given_at: Nullable(Moment),
  failed_at: Nullable(Moment),
})

/** All of an order, for operators. */
export const OrderRecordShape = t.Object({
  id: Id,
  number: t.String(),
  state: OneOf(ORDER_STATES),
  site: t.String(),
  member: BuyerShape,
  /** `null` once erased. */
  email: Nullable(t.String()),
  email_confirmed_at: Nullable(Moment),
  joined_at: Nullable(Moment),
  bundle: t.String(),
  credits: Whole(),
  price: MoneyShape,
  discount: Nullable(t.Object({ code: t.String(), percentage: Whole(), amount: MoneyShape })),
  total: MoneyShape,
  returned: MoneyShape,
  /** The buyer's country, as they said, and by the network that they ordered from. */
  country: Nullable(t.String()),
  request_country: Nullable(t.String()),
  /** In hundredths of a percent. */
  vat_rate: Nullable(Whole()),
  placed_at: Moment,
  paid_at: Nullable(Moment),
  settled_at: Nullable(Moment),
  withdrawn_at: Nullable(Moment),
  receipt: Nullable(ReceiptShape),
  payments: t.Array(PaymentShape),
  mandate: Nullable(t.Object({ reference: t.String(), signed_at: Moment })),
  /** The first one first. */
  refunds: t.Array(RefundShape),
  /** What can still be refunded; `null` if nothing. */
  refundable: Nullable(
    t.Object({
      left: MoneyShape,
      /** Unused credits, and their worth. */
      unspent: Whole(),
      worth: MoneyShape,
      releases_holds: Whole(),
    }),
  ),
  /** Payments that bought nothing and go back. */
  returns: t.Array(
    t.Object({
      amount: MoneyShape,
      asked_at: Moment,
      given_at: Nullable(Moment),
      failed_at: Nullable(Moment),
    }),
  ),
  withdrawals: t.Array(
    t.Object({
      stated_at: Moment,
      confirmed_at: Nullable(Moment),
      result: Nullable(OneOf(WITHDRAWAL_RESULTS)),
    }),
  ),
  /** When the credits were there, how many were used since, and the newest uses. */
  delivered_at: Nullable(Moment),
  used: Whole(),
  uses: t.Array(t.Object({ at: Moment, reason: t.String(), credits: Whole() })),
  /** Whether an operator must still do something. */
  waits: t.Boolean(),
  history: t.Array(t.Object({ type: t.String(), at: Moment })),
  actions: t.Array(
    t.Object({ action: OneOf(OPERATOR_ACTIONS), by: Nullable(t.String()), at: Moment }),
  ),
})

export const orderRecordOf = (
  { sites }: Sites,
  { order, account, name, delivery, ...record }: OrderRecord,
  refundable: DeskRefund | null,
): typeof OrderRecordShape.static => {
  const { currency } = order.total
  const isThere = account !== null && account.status !== 'erased'
  const off = { amount: order.price.amount - order.total.amount, currency }
  const { mandate } = record
  return {
    id: order.id,
    number: orderNumber(order),
    state: order.state,
    site: sites.byId(order.site).settings.name,
    member: { id: order.member, name },
    email: isThere ? account.email : null,
    email_confirmed_at: momentOf(account?.confirmedAt ?? null),
    joined_at: momentOf(account?.signedUpAt ?? null),
    bundle: order.bundle,
    credits: order.credits,
    price: moneyOf(order.price),
    discount: order.discount && { ...order.discount, amount: off },
    total: moneyOf(order.total),
    returned: { amount: order.returned, currency },
    country: order.country,
    request_country: order.requestCountry,
    vat_rate: order.vatRate,
    placed_at: isoOf(order.placedAt),
    paid_at: momentOf(order.paidAt),
    settled_at: momentOf(order.settledAt),
    withdrawn_at: momentOf(order.withdrawnAt),
    receipt: record.receipt && receiptShapeOf(record.receipt),
    payments: record.payments.map(paymentOf),
    mandate: mandate && { reference: mandate.reference, signed_at: isoOf(mandate.signedAt) },
    refunds: record.refunds.map(refundOf),
    refundable: refundable && refundableOf(refundable),
    returns: record.returns.map(returnOf),
    withdrawals: record.withdrawals.map(({ statedAt, confirmedAt, result }) => ({
      stated_at: isoOf(statedAt),
      confirmed_at: momentOf(confirmedAt),
      result,
    })),
    delivered_at: momentOf(delivery.deliveredAt),
    used: delivery.used,
    uses: delivery.uses.map((entry) => ({
      at: isoOf(entry.at),
      reason: entry.reason,
      credits: -signedAmount(entry),
    })),
    waits: record.waits,
    history: record.history.map(({ type, at }) => ({ type, at: isoOf(at) })),
    actions: record.actions.map(({ action, by, at }) => ({ action, by, at: isoOf(at) })),
  }
}

const paymentOf = ({ id, method, provider, reference, state, ...payment }: Payment) => ({
  ...{ id, method, provider, reference, state },
  amount: moneyOf(payment.amount),
  started_at: isoOf(payment.startedAt),
})

const refundOf = (refund: OrderRecord['refunds'][number]) => ({
  id: refund.id,
  amount: moneyOf(refund.amount),
  credits: refund.credits,
  by_provider: refund.byProvider,
  reason: refund.reason,
  by: refund.operator,
  asked_at: isoOf(refund.askedAt),
  sent_at: momentOf(refund.sentAt),
  given_at: momentOf(refund.givenAt),
  failed_at: momentOf(refund.failedAt),
})

const refundableOf = ({ left, worth, unspent, releasesHolds }: DeskRefund) => ({
  left: moneyOf(left),
  unspent,
  worth: moneyOf(worth),
  releases_holds: releasesHolds,
})

const returnOf = ({ amount, askedAt, givenAt, failedAt }: PaymentReturn) => ({
  amount: moneyOf(amount),
  asked_at: isoOf(askedAt),
  given_at: momentOf(givenAt),
  failed_at: momentOf(failedAt),
})
