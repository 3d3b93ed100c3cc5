import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import type { Order, Payment } from './order.ts'
import { type Providers, reached } from './providers.ts'

/** Cancels unwanted payments at the providers. Those that cannot be cancelled now are settled if they are paid. */
export async function cancelPayments(
  providers: Providers,
  payments: readonly Payment[],
): Promise<void> {
  for (const { provider, reference, state } of payments) {
    const known = providers(provider)
    if (known && reference !== null && state === 'open') await reached(known.cancel(reference))
  }
}

type Needs = Pick<Stores, 'orders' | 'discounts'>

type Refusal = Extract<OrderError, { code: 'payment.unknown' }>

/**
 * Cancels an unpaid order and releases its discount; returns its open payments. Not while the outcome of one is
 * unknown.
 */
export async function cancelUnpaid(
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

/** Cancels a member's pending orders for a newer one; returns the payments to cancel. */
export async function cancelPending(
  stores: Needs,
  member: MemberId,
  now: Instant,
): Promise<Result<readonly Payment[], Refusal>> {
  const open: Payment[] = []
  for (const { id } of await stores.orders.pendingOf(member)) {
    const locked = await stores.orders.lock(id)
    if (locked?.state !== 'pending') continue
    const given = await cancelUnpaid(stores, locked, now)
    if (!given.ok) return given
    open.push(...given.value)
  }
  return ok(open)
}
