import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import type { Order, Payment } from './order.ts'
import { reached } from './providers.ts'
import { type PaymentPorts, settleOrder } from './settling/settle-order.ts'

/**
 * Cancels unwanted payments at the providers, and stores what those then say of them. Those that cannot be cancelled
 * now are settled if they are paid.
 */
export async function cancelPayments(
  ports: PaymentPorts,
  payments: readonly Payment[],
): Promise<void> {
  const unwanted = [...payments]
  // One that was paid at the last moment may complete its order, whose other attempts are then unwanted too.
  for (const payment of unwanted) unwanted.push(...(await cancelPayment(ports, payment)))
}

/** Cancels one; returns the attempts that are unwanted by what its provider says of it. */
async function cancelPayment(ports: PaymentPorts, payment: Payment): Promise<readonly Payment[]> {
  const { provider, reference, state } = payment
  const known = ports.providers(provider)
  if (!known || reference === null || state !== 'open') return []
  const report = await reached(known.cancel(reference).then(() => known.look(reference)))
  if (!report.ok || !report.value) return []
  const applied = await settleOrder(ports, { payment, report: report.value, seen: state })
  return applied.ok ? applied.value.unwanted : []
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
