import { t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { REFUND_STEPS, refundStepOf } from '#core/withdrawals/view-withdrawal.ts'
import { WITHDRAWAL_RESULTS, type Withdrawal } from '#core/withdrawals/withdrawal.ts'
import { withdrawalReference } from '#core/withdrawals/withdrawal-reference.ts'
import { Moment, MoneyShape, momentOf, Nullable, OneOf, Whole } from './basics.ts'

/** An order's withdrawal; `reference` opens its details. */
export const WithdrawnShape = Nullable(t.Object({ reference: t.String(), stated_at: Moment }))

export const withdrawnOf = (ports: Pick<Ports, 'secrets'>, withdrawal: Withdrawal | null) =>
  withdrawal && {
    reference: withdrawalReference(ports, withdrawal.id),
    stated_at: isoOf(withdrawal.statedAt),
  }

/** A withdrawal for its sender; `outcome` once confirmed. */
export const WithdrawalShape = t.Object({
  reference: t.String(),
  order_number: t.String(),
  name: t.String(),
  email: t.String(),
  stated_at: Moment,
  confirmed_at: Nullable(Moment),
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
  ports: Pick<Ports, 'secrets' | 'reads'>,
  withdrawal: Withdrawal,
) {
  const refund = await refundStepOf(ports, withdrawal)
  const { result, credits, used, amount, currency } = withdrawal
  return {
    reference: withdrawalReference(ports, withdrawal.id),
    order_number: withdrawal.number,
    name: withdrawal.name,
    email: withdrawal.email,
    stated_at: isoOf(withdrawal.statedAt),
    confirmed_at: momentOf(withdrawal.confirmedAt),
    outcome: result && { result, refund, credits, used, amount: { amount, currency } },
  }
}
