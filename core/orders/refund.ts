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
  readonly credits: number
  readonly amount: Money
  readonly askedAt: Instant
  /** When the provider took it on; `null` while it has yet to hear of it. */
  readonly sentAt: Instant | null
}

/** What of an order can still be given back. */
export type Refundable = {
  readonly credits: number
  readonly amount: Money
  readonly until: Instant
}

/** product.md §4: unspent paid credits are refundable for the site's refund days, at what was paid for them; else `null`. */
export function refundable(
  { state, settledAt, credits: bought, total }: Order,
  { paid }: Pick<Wallet, 'paid'>,
  { refundDays }: Pick<Settings, 'refundDays'>,
  now: Instant,
): Refundable | null {
  if (state !== 'completed' || settledAt === null) return null
  const until = settledAt + refundDays * DAY
  const credits = Math.min(bought, paid)
  if (until <= now || credits === 0) return null
  const amount = { amount: roundedShare(total.amount, credits, bought), currency: total.currency }
  return { credits, amount, until }
}
