import { t } from 'elysia'
import type { OrderView } from '#core/money/checkout/view-orders.ts'
import type { Order } from '#core/money/order.ts'
import type { ExpectedRefund } from '#core/money/orders/expected-refund.ts'
import { WITHDRAWAL_RESULTS, type Withdrawal } from '#core/money/withdrawal.ts'
import {
  type ExpectedWithdrawal,
  withdrawalWith,
} from '#core/money/withdrawals/expected-withdrawal.ts'
import {
  expectedOf,
  REFUND_STEPS,
  refundStepOf,
  withdrawalFrom,
} from '#core/money/withdrawals/view-withdrawal.ts'
import type { Ports } from '#core/ports.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'

/** An order's withdrawal; `reference` opens its details. */
export const WithdrawnShape = Nullable(t.Object({ reference: t.String(), stated_at: Moment }))

const withdrawnOf = (ports: Pick<Ports, 'secrets'>, withdrawal: Withdrawal | null) =>
  withdrawal && {
    reference: caseReference(ports, 'withdrawal', withdrawal.id),
    stated_at: isoOf(withdrawal.statedAt),
  }

/** What a refund gives back, and what else it does. */
export const RefundEffectsShape = {
  credits: Whole(),
  amount: MoneyShape,
  /** Whether it leaves the member without a purchase. */
  ends_premium: t.Boolean(),
  /** Photos in moderation that it would return unsent: they hold credits of this order. */
  returns_photos: Whole(),
}

export const refundEffectsOf = (refund: ExpectedRefund) => ({
  credits: refund.credits,
  amount: moneyOf(refund.amount),
  ends_premium: refund.endsPremium,
  returns_photos: refund.releasesHolds,
})

/** What a withdrawal comes to if confirmed now; `refund` if it gives one. */
export const ExpectedWithdrawalShape = Nullable(
  t.Object({
    result: OneOf(WITHDRAWAL_RESULTS),
    refund: Nullable(t.Object(RefundEffectsShape)),
    /** Credits of the order already used. */
    used: Whole(),
    /** Whether the order had a discount, which stays used. */
    discounted: t.Boolean(),
  }),
)

const expectedShapeOf = (
  { discount }: Pick<Order, 'discount'>,
  { result, refund, used }: ExpectedWithdrawal,
) => ({
  result,
  refund: refund && refundEffectsOf(refund),
  used,
  discounted: discount !== null,
})

/** An order's withdrawal, and what one comes to now. */
export async function orderWithdrawalOf(
  ports: Pick<Ports, 'secrets' | 'reads' | 'sites' | 'now'>,
  { order, refundable, refundFailedAt }: OrderView,
) {
  const expected = await withdrawalWith(ports.reads, ports, order, {
    refund: refundable,
    failedAt: refundFailedAt,
    statedAt: ports.now(),
  })
  return {
    withdrawal: withdrawnOf(ports, await withdrawalFrom(ports, order.id)),
    if_withdrawn: expectedShapeOf(order, expected),
  }
}

/** A withdrawal for its sender; `expected` until it is confirmed, `outcome` then. */
export const WithdrawalShape = t.Object({
  reference: t.String(),
  order_number: t.String(),
  name: t.String(),
  email: t.String(),
  stated_at: Moment,
  confirmed_at: Nullable(Moment),
  expected: ExpectedWithdrawalShape,
  outcome: Nullable(
    t.Object({
      result: OneOf(WITHDRAWAL_RESULTS),
      /** How far the refund is; `null` without one. */
      refund: Nullable(OneOf(REFUND_STEPS)),
      /** Credits refunded, and credits of the order already used. */
      credits: Whole(),
      used: Whole(),
      amount: MoneyShape,
    }),
  ),
})

export async function withdrawalShapeOf(
  ports: Pick<Ports, 'secrets' | 'reads' | 'sites'>,
  withdrawal: Withdrawal,
) {
  const refund = await refundStepOf(ports, withdrawal)
  const open = await expectedOf(ports, withdrawal)
  const { result, credits, used, amount, currency } = withdrawal
  return {
    reference: caseReference(ports, 'withdrawal', withdrawal.id),
    order_number: withdrawal.number,
    name: withdrawal.name,
    email: withdrawal.email,
    stated_at: isoOf(withdrawal.statedAt),
    confirmed_at: momentOf(withdrawal.confirmedAt),
    expected: open && expectedShapeOf(open.order, open.expected),
    outcome: result && { result, refund, credits, used, amount: { amount, currency } },
  }
}
