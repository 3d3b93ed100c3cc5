import type { Ports, Reads } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import { unspentCredits } from '../book.ts'
import type { Order } from '../order.ts'
import { type ExpectedRefund, expectedRefund } from '../orders/expected-refund.ts'
import { lastFailure, ownCredits, refundDeadline } from '../orders/refund.ts'
import type { WithdrawalResult } from '../withdrawal.ts'

/** What a withdrawal would come to, confirmed now; the refund if it gives one. */
export type ExpectedWithdrawal = {
  /** Credits of the order already used; 0 where its credits are not the member's, or no longer. */
  readonly used: number
} & (
  | { readonly result: 'refunded'; readonly refund: ExpectedRefund }
  | { readonly result: Exclude<WithdrawalResult, 'refunded'>; readonly refund: null }
)

/** The result of withdrawing from an order: the submission time counts, however late it is confirmed. */
export async function expectedWithdrawal(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds'>,
  { sites }: Pick<Ports, 'sites'>,
  order: Order,
  statedAt: Instant,
): Promise<ExpectedWithdrawal> {
  const failedAt = lastFailure(await reads.orders.refundsOf(order.id))
  const { settings } = sites.byId(order.site)
  const refund = await expectedRefund(reads, order, { settings, at: statedAt, failedAt })
  return withdrawalWith(reads, { sites }, order, { refund, failedAt, statedAt })
}

/** An order's refund, and what it depends on. */
type KnownRefund = {
  readonly refund: ExpectedRefund | null
  /** When its last refund failed. */
  readonly failedAt: Instant | null
  readonly statedAt: Instant
}

/** The same of an order whose refund at that moment is known. */
export async function withdrawalWith(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds'>,
  { sites }: Pick<Ports, 'sites'>,
  order: Order,
  { refund, failedAt, statedAt }: KnownRefund,
): Promise<ExpectedWithdrawal> {
  if (order.paidAt === null) return { result: 'unpaid', refund: null, used: 0 }
  if (order.state !== 'completed') return { result: 'returned', refund: null, used: 0 }
  const own = ownCredits(order)
  if (refund) return { result: 'refunded', refund, used: own - refund.credits }
  const { settings } = sites.byId(order.site)
  if (refundDeadline(order.paidAt, settings, failedAt) <= statedAt) {
    const { unspent } = await unspentCredits(reads, order)
    return { result: 'late', refund: null, used: own - unspent }
  }
  return { result: 'spent', refund: null, used: own }
}
