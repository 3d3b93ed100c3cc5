import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import type { Order, Payment } from './order.ts'

type Needs = Pick<Stores, 'orders' | 'discounts'>

/** How far back pending orders are looked for; a member has at most one. */
const RECENT = 50

type Refusal = Extract<OrderError, { code: 'payment.unknown' }>

/**
 * Gives up an order that is not paid and frees its discount; answers its payments that are still open. Not while
 * nobody can tell whether one of them goes on.
 */
export async function giveUp(
  { orders, discounts }: Needs,
  order: Order,
  now: Instant,
): Promise<Result<readonly Payment[], Refusal>> {
  const payments = await orders.payments(order.id)
  if (payments.some(({ state }) => state === 'unknown')) return err({ code: 'payment.unknown' })
  await orders.save({ ...order, state: 'cancelled', settledAt: now })
  await discounts.release(order.id)
  return ok(payments.filter(({ state }) => state === 'open'))
}

/** Gives up whatever a member has pending, for a newer order; answers the payments to withdraw. */
export async function supersede(
  stores: Needs,
  member: MemberId,
  now: Instant,
): Promise<Result<readonly Payment[], Refusal>> {
  const open: Payment[] = []
  for (const { id, state } of await stores.orders.of(member, RECENT)) {
    const held = state === 'pending' ? await stores.orders.hold(id) : null
    if (held?.state !== 'pending') continue
    const given = await giveUp(stores, held, now)
    if (!given.ok) return given
    open.push(...given.value)
  }
  return ok(open)
}
