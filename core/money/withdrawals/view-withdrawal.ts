import type { Ports } from '../../ports.ts'
import { caseOf } from '../../shared/case-reference.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { WithdrawalError } from '../errors.ts'
import type { Order, OrderId } from '../order.ts'
import { type Withdrawal, withdrawalRefund } from '../withdrawal.ts'
import { type ExpectedWithdrawal, expectedWithdrawal } from './expected-withdrawal.ts'

/** A withdrawal, for the holder of its mail's link. */
export async function viewWithdrawal(
  ports: Pick<Ports, 'reads' | 'secrets'>,
  { reference }: { readonly reference: string },
): Promise<Result<Withdrawal, Extract<WithdrawalError, { code: 'withdrawal.not-found' }>>> {
  const id = caseOf(ports, 'withdrawal', reference)
  const withdrawal = id === null ? null : await ports.reads.withdrawals.byId(id)
  return withdrawal?.order ? ok(withdrawal) : err({ code: 'withdrawal.not-found' })
}

/** How far a withdrawal's refund is: asked of the provider, paid out, or failed; `null` without one. */
export const REFUND_STEPS = ['under-way', 'given', 'failed'] as const
export type RefundStep = (typeof REFUND_STEPS)[number]

export async function refundStepOf(
  { reads }: Pick<Ports, 'reads'>,
  { id, result, order }: Pick<Withdrawal, 'id' | 'result' | 'order'>,
): Promise<RefundStep | null> {
  if (result !== 'refunded' || order === null) return null
  const refunds = await reads.orders.refundsOf(order)
  const own = refunds.find((one) => one.id === withdrawalRefund(id))
  // After its own failed, the one that was made instead.
  const refund = own?.failedAt === null ? own : refunds.at(-1)
  if (refund?.failedAt != null) return 'failed'
  return refund?.givenAt != null ? 'given' : 'under-way'
}

/** The first confirmed withdrawal from an order; `null` if none. */
export async function withdrawalFrom(
  { reads }: Pick<Ports, 'reads'>,
  order: OrderId,
): Promise<Withdrawal | null> {
  const [first = null] = await reads.withdrawals.confirmedOf(order)
  return first
}

/** What a stated withdrawal comes to once it is confirmed, and its order; `null` if it is, or matches none. */
export async function expectedOf(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { order: id, confirmedAt, statedAt }: Pick<Withdrawal, 'order' | 'confirmedAt' | 'statedAt'>,
): Promise<{ readonly order: Order; readonly expected: ExpectedWithdrawal } | null> {
  const order = id === null || confirmedAt !== null ? null : await reads.orders.byId(id)
  return order && { order, expected: await expectedWithdrawal(reads, { sites }, order, statedAt) }
}
