import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { Order, Payment } from './order.ts'

type Needs = Pick<Stores, 'orders' | 'discounts'>

/** How far back pending orders are looked for; a member has at most one. */
const RECENT = 50

/** Gives up an order that is not paid and frees its discount; answers its payments that are still open. */
export async function giveUp(
  { orders, discounts }: Needs,
  order: Order,
  now: Instant,
): Promise<readonly Payment[]> {
  await orders.save({ ...order, state: 'cancelled', settledAt: now })
  await discounts.release(order.id)
  return (await orders.payments(order.id)).filter(({ state }) => state === 'open')
}

/** Gives up whatever a member has pending, for a newer order; answers the payments to withdraw. */
export async function supersede(
  stores: Needs,
  member: MemberId,
  now: Instant,
): Promise<readonly Payment[]> {
  const open: Payment[] = []
  for (const { id, state } of await stores.orders.of(member, RECENT)) {
    const held = state === 'pending' ? await stores.orders.hold(id) : null
    if (held?.state === 'pending') open.push(...(await giveUp(stores, held, now)))
  }
  return open
}
