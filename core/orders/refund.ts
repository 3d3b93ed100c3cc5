import type { Wallet } from '../credits/wallets.ts'
import { type Money, roundedShare } from '../shared/money.ts'
import { DAY, type Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { Order, OrderId, PaymentId } from './order.ts'

export type RefundId = string

/** Money that goes back to a member, and what it was for. */
export type Refund = {
  readonly id: RefundId
  readonly order: OrderId
  readonly payment: PaymentId
  /** How many refunds of this order there were with it: another may follow one that failed. */
  readonly nth: number
  readonly credits: number
  readonly amount: Money
  readonly askedAt: Instant
  /** When the provider took it on; `null` while it has yet to hear of it. */
  readonly sentAt: Instant | null
  /** When the provider was seen to have given it. */
  readonly givenAt: Instant | null
  /** When the provider was seen to be unable to give it: nothing of it stands any more. */
  readonly failedAt: Instant | null
  /** While nobody knows how it ends: when the provider is told of it, or asked about it, next. */
  readonly nextTryAt: Instant
}

/** What a refund's credits are booked under: one order may have had more than one refund. */
export const refundReference = (order: OrderId, nth: number): string =>
  nth === 1 ? order : `${order}/refund-${nth}`

/** The refund of an order that stands: one that failed gave nothing back. */
export const standing = (refund: Refund | null): Refund | null =>
  refund?.failedAt === null ? refund : null

/** What of an order can still be given back. */
export type Refundable = {
  readonly credits: number
  readonly amount: Money
  readonly until: Instant
}

/** product.md §4: unspent paid credits are refundable for the site's refund days, at what was paid for them; else `null`. */
export function refundable(
  { state, paidAt, credits: bought, total, returned }: Order,
  { paid }: Pick<Wallet, 'paid'>,
  { refundDays }: Pick<Settings, 'refundDays'>,
  now: Instant,
  failedAt: Instant | null = null,
): Refundable | null {
  if (state !== 'completed' || paidAt === null) return null
  // Whoever asked in time may ask as long again after a refund that failed.
  const until = Math.max(paidAt, failedAt ?? 0) + refundDays * DAY
  const credits = Math.min(bought, paid)
  if (until <= now || credits === 0) return null
  // Never more than there is left, where the site gave some of it back by itself.
  const share = Math.min(roundedShare(total.amount, credits, bought), total.amount - returned)
  if (share <= 0) return null
  return { credits, amount: { amount: share, currency: total.currency }, until }
}
