import type { Reads } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import { holdsToRelease, unspentCredits } from '../book.ts'
import { isPurchase, type Order } from '../order.ts'
import { type Refundable, refundable } from './refund.ts'

/** What a refund would give back, and what else it would do. */
export type ExpectedRefund = Refundable & {
  /** Whether it leaves the member without a purchase. */
  readonly endsPremium: boolean
  /** Holds that it would release, since they have credits of this order. */
  readonly releasesHolds: number
}

type Asked = {
  readonly settings: Pick<Settings, 'refundDays'>
  /** When the refund is requested. */
  readonly at: Instant
  /** When its last refund failed. */
  readonly failedAt: Instant | null
}

/** The refund that an order would get if requested at that moment; `null` if none. */
export async function expectedRefund(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds'>,
  order: Order,
  { settings, at, failedAt }: Asked,
): Promise<ExpectedRefund | null> {
  const { unspent, unused } = await unspentCredits(reads, order)
  const back = refundable(order, unspent, settings, at, failedAt)
  return (
    back && {
      ...back,
      endsPremium: await isLastOfPremium(reads, order, back),
      releasesHolds: holdsToRelease(unused, back.credits).length,
    }
  )
}

/** Whether refunding so much of this order leaves the member without a purchase. */
async function isLastOfPremium(
  { orders }: Pick<Reads, 'orders'>,
  { id, member, total, returned }: Order,
  { amount }: Refundable,
): Promise<boolean> {
  if (returned + amount.amount < total.amount) return false
  const paid = await orders.paidSince(member, 0)
  return !paid.some((one) => one.id !== id && isPurchase(one))
}
