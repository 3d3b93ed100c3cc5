import type { MemberId } from '../accounts/account.ts'
import { unusedCredits } from '../credits/hold-credits.ts'
import type { Ports } from '../ports.ts'
import type { OrderId } from './order.ts'
import { type Refundable, refundable, unspentOf } from './refund.ts'

/** A refundable order. */
export type RefundableOrder = Refundable & { readonly order: OrderId }

/** A member's refundable orders, newest first: all of them can be refunded, one after the other. */
export async function refundableOrders(
  { reads, sites, now }: Pick<Ports, 'reads' | 'sites' | 'now'>,
  member: MemberId,
): Promise<readonly RefundableOrder[]> {
  const { total } = await unusedCredits(reads, member)
  const orders = await reads.orders.completedOf(member)
  const found: RefundableOrder[] = []
  for (const order of orders) {
    const failedAt = (await reads.orders.refundOf(order.id))?.failedAt
    const { settings } = sites.byId(order.site)
    const unspent = unspentOf(order, orders, total)
    const back = refundable(order, unspent, settings, now(), failedAt)
    if (back) found.push({ order: order.id, ...back })
  }
  return found
}
