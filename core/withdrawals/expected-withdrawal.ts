import { type ExpectedRefund, expectedRefund } from '../orders/expected-refund.ts'
import type { Order } from '../orders/order.ts'
import { refundDeadline } from '../orders/refund.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { WithdrawalResult } from './withdrawal.ts'

/** What a withdrawal would come to, confirmed now; the refund if it gives one. */
export type ExpectedWithdrawal =
  | { readonly result: 'refunded'; readonly refund: ExpectedRefund }
  | { readonly result: Exclude<WithdrawalResult, 'refunded'>; readonly refund: null }

/** The result of withdrawing from an order: the submission time counts, however late it is confirmed. */
export async function expectedWithdrawal(
  reads: Pick<Reads, 'orders' | 'wallets' | 'chatPhotos'>,
  { sites }: Pick<Ports, 'sites'>,
  order: Order,
  statedAt: Instant,
): Promise<ExpectedWithdrawal> {
  if (order.paidAt === null) return { result: 'unpaid', refund: null }
  if (order.state !== 'completed') return { result: 'returned', refund: null }
  const failedAt = (await reads.orders.refundOf(order.id))?.failedAt ?? null
  const { settings } = sites.byId(order.site)
  if (refundDeadline(order.paidAt, settings, failedAt) <= statedAt) {
    return { result: 'late', refund: null }
  }
  const refund = await expectedRefund(reads, order, { settings, at: statedAt, failedAt })
  return refund ? { result: 'refunded', refund } : { result: 'spent', refund: null }
}
