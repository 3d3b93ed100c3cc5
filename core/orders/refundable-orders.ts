import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { OrderId } from './order.ts'
import { type Refundable, refundable } from './refund.ts'

/** An order of which something can be paid back. */
export type RefundableOrder = Refundable & { readonly order: OrderId }

/** How many orders are looked at; the refund days hold fewer. */
const RECENT = 100

/**
 * What of a member's orders can be paid back, newest first. The credits that are left are counted to the newest
 * order they can be of, each once: all of it can be paid back, one order after the other.
 */
export async function refundableOrders(
  { reads, sites, now }: Pick<Ports, 'reads' | 'sites' | 'now'>,
  member: MemberId,
): Promise<readonly RefundableOrder[]> {
  let { paid } = await reads.wallets.of(member)
  const found: RefundableOrder[] = []
  for (const order of await reads.orders.of(member, RECENT)) {
    const failedAt = (await reads.orders.refundOf(order.id))?.failedAt
    const { settings } = sites.byId(order.site)
    const back = refundable(order, { paid }, settings, now(), failedAt)
    if (!back) continue
    paid -= back.credits
    found.push({ order: order.id, ...back })
  }
  return found
}
