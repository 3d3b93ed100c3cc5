import { type Money, roundedShare } from '../../shared/money.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import type { Order, OrderId, PaymentId } from '../order.ts'

export type RefundId = string

/** A refund to a member. */
export type Refund = {
  readonly id: RefundId
  /** Made at the provider, not requested by us: it is known once its money went back. */
  readonly byProvider: boolean
  readonly order: OrderId
  readonly payment: PaymentId
  /** Its number among this order's refunds: another may follow a failed one. */
  readonly nth: number
  readonly credits: number
  readonly amount: Money
  /** Why an operator made it, for colleagues; `null` of a member's own, and of the provider's. */
  readonly reason: string | null
  readonly askedAt: Instant
  /** When the provider accepted it; `null` if not sent yet. */
  readonly sentAt: Instant | null
  /** When it succeeded. */
  readonly givenAt: Instant | null
  /** When it failed: then it is void. */
  readonly failedAt: Instant | null
  /** Next send or poll, while the outcome is open. */
  readonly nextTryAt: Instant
}

/** Ledger reference of a refund: one order may have several. */
export const refundReference = (order: OrderId, nth: number): string =>
  nth === 1 ? order : `${order}/refund-${nth}`

/** The current refund of an order; failed ones do not count. */
export const currentRefund = (refund: Refund | null): Refund | null =>
  refund?.failedAt === null ? refund : null

/** What is still refundable of an order. */
export type Refundable = {
  readonly credits: number
  readonly amount: Money
  readonly until: Instant
}

/** Deadline for requesting a refund; extended by the same period after a refund that failed. */
export const refundDeadline = (
  paidAt: Instant,
  { refundDays }: Pick<Settings, 'refundDays'>,
  failedAt: Instant | null,
): Instant => Math.max(paidAt, failedAt ?? 0) + refundDays * DAY

/**
 * An order's unspent credits, out of all paid credits the member has. Spending is first in, first out, so what is left
 * belongs to the orders paid last. `completed` are the member's own, last paid first.
 */
export function unspentOf(
  { id }: Pick<Order, 'id'>,
  completed: readonly Pick<Order, 'id' | 'credits'>[],
  paidCredits: number,
): number {
  let left = paidCredits
  for (const order of completed) {
    const unspent = Math.min(order.credits, left)
    if (order.id === id) return unspent
    left -= unspent
  }
  return 0
}

/** product.md §4: unspent paid credits are refundable for the site's refund days, at the price paid; else `null`. */
export function refundable(
  { state, paidAt, credits: bought, total, returned }: Order,
  unspent: number,
  settings: Pick<Settings, 'refundDays'>,
  now: Instant,
  failedAt: Instant | null = null,
): Refundable | null {
  if (state !== 'completed' || paidAt === null) return null
  const until = refundDeadline(paidAt, settings, failedAt)
  const credits = Math.min(bought, unspent)
  if (until <= now || credits === 0) return null
  // Capped at the remainder, in case the provider's side refunded some itself.
  const share = Math.min(roundedShare(total.amount, credits, bought), total.amount - returned)
  if (share <= 0) return null
  return { credits, amount: { amount: share, currency: total.currency }, until }
}
