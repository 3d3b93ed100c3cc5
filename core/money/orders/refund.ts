import { type Money, roundedShare } from '../../shared/money.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import type { Order, OrderId, PaymentId } from '../order.ts'

export type RefundId = string

/** A refund to a member: one of an order's, which together are at most its total. */
export type Refund = {
  readonly id: RefundId
  /** Made at the provider, not requested by us: it is known once its money went back. */
  readonly byProvider: boolean
  readonly order: OrderId
  readonly payment: PaymentId
  /** Its number among this order's refunds, from 1. */
  readonly nth: number
  readonly credits: number
  readonly amount: Money
  /** Why an operator made it, for colleagues; `null` of a member's own, and of the provider's. */
  readonly reason: string | null
  /** The operator who made it; `null` of a member's own, and of the provider's. */
  readonly by: string | null
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

/** The number of an order's next refund. */
export const nextNth = (earlier: readonly Refund[]): number => (earlier.at(-1)?.nth ?? 0) + 1

/** Refunds that stand: failed ones gave nothing back. */
export const validOf = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ failedAt }) => failedAt === null)

/** What refunds that stand give back, in minor units. */
export const sumOf = (refunds: readonly Refund[]): number =>
  validOf(refunds).reduce((sum, { amount }) => sum + amount.amount, 0)

/**
 * Whether its refunds end an order: those of an operator once all money went back, a member's own and the provider's at
 * once, which take every credit that is left.
 */
export const endsOrder = (refunds: readonly Refund[], { total }: Pick<Order, 'total'>): boolean =>
  validOf(refunds).some(({ reason }) => reason === null) || sumOf(refunds) >= total.amount

/** When a refund of an order failed last; `null` if none did. */
export const lastFailure = (refunds: readonly Refund[]): Instant | null => {
  const failures = refunds.flatMap(({ failedAt }) => failedAt ?? [])
  return failures.length === 0 ? null : Math.max(...failures)
}

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

type Credited = Pick<Order, 'credits' | 'refundedCredits'>

/** The credits that an order still accounts for, spent or not: without those that went back. */
export const ownCredits = ({ credits, refundedCredits }: Credited): number =>
  credits - refundedCredits

/**
 * An order's unspent credits, out of all paid credits the member has. Spending is first in, first out, so what is left
 * belongs to the orders paid last. `completed` are the member's own, last paid first.
 */
export function unspentOf(
  { id }: Pick<Order, 'id'>,
  completed: readonly (Credited & Pick<Order, 'id'>)[],
  paidCredits: number,
): number {
  let left = paidCredits
  for (const order of completed) {
    const unspent = Math.min(ownCredits(order), left)
    if (order.id === id) return unspent
    left -= unspent
  }
  return 0
}

/** product.md §4: unspent paid credits are refundable for the site's refund days, at the price paid; else `null`. */
export function refundable(
  order: Order,
  unspent: number,
  settings: Pick<Settings, 'refundDays'>,
  now: Instant,
  failedAt: Instant | null = null,
): Refundable | null {
  const { state, paidAt, credits: bought, total } = order
  if (state !== 'completed' || paidAt === null) return null
  const until = refundDeadline(paidAt, settings, failedAt)
  const credits = Math.min(bought, unspent)
  if (until <= now || credits === 0) return null
  const share = worthIn(order, credits)
  if (share <= 0) return null
  return { credits, amount: { amount: share, currency: total.currency }, until }
}

/** The worth of some unused credits of an order, at the price paid, as far as their money is still here. */
export const worthIn = (
  { total, credits, returned }: Pick<Order, 'total' | 'credits' | 'returned'>,
  unspent: number,
): number => Math.min(roundedShare(total.amount, unspent, credits), total.amount - returned)

/** The unused credits that go with an amount refunded: all whose worth it covers. */
export const creditsFor = (
  order: Pick<Order, 'total' | 'credits' | 'returned'>,
  unspent: number,
  amount: number,
): number =>
  amount >= worthIn(order, unspent)
    ? unspent
    : Math.min(unspent, Math.floor((amount * order.credits) / order.total.amount))
