import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { releaseHolds, takeBack, type UnusedCredits } from '../book.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, Payment } from '../order.ts'
import { unspentCredits } from '../read-orders.ts'
import { payingOf } from './paying-payment.ts'
import { updatePremium } from './premium.ts'
import { currentRefund, type Refund, type RefundId, refundable, refundReference } from './refund.ts'

export type AskedRefund = {
  readonly member: MemberId
  readonly order: OrderId
  /** Client-made: idempotency key. */
  readonly refund: RefundId
  /** Credits to refund, as shown to the member; refused if some were spent since. `null` is all that are left. */
  readonly credits: number | null
  /** When it was requested, for the deadline. */
  readonly statedAt: Instant
}

type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'refund.id-taken' | 'refund.not-possible' | 'refund.changed' }
>
type Recorded = { readonly order: Order; readonly refund: Refund }

/**
 * Takes an order's unspent credits and stores their refund, to be sent after the transaction. Holds of some of them are
 * released.
 */
export async function recordRefund(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now' | 'newId'>,
  { member, order: id, refund: refundId, credits, statedAt }: AskedRefund,
): Promise<Result<Recorded, Refusal>> {
  const { accounts, orders } = stores
  await accounts.lock(member)
  const order = await orders.lock(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const before = await orders.refundOf(id)
  if (before?.id === refundId) {
    const same = credits === null || credits === before.credits
    return same ? ok({ order, refund: before }) : err({ code: 'refund.id-taken' })
  }

  const { settings } = ports.sites.byId(order.site)
  const { unspent, unused } = await unspentCredits(stores, order)
  const back = refundable(order, unspent, settings, statedAt, before?.failedAt)
  const payment = await payingOf(stores, order)
  if (currentRefund(before) || !back || !payment) return err({ code: 'refund.not-possible' })
  const wanted = credits ?? back.credits
  if (back.credits !== wanted) return err({ code: 'refund.changed', credits: back.credits })

  const what = { id: refundId, credits: wanted, amount: back.amount, reason: null }
  const booked = await bookRefund(stores, ports, { order, payment, before, unused }, what)
  return booked ? ok(booked) : err({ code: 'refund.not-possible' })
}

/** An order whose refund is booked, locked, with what is known of it. */
export type Refunding = {
  readonly order: Order
  /** The one that bought it. */
  readonly payment: Payment
  /** Its last refund, which failed; `null` before the first. */
  readonly before: Refund | null
  /** Of its member. */
  readonly unused: UnusedCredits
}

/** Takes the credits of a refund and stores it, to be sent after the transaction; `null` if the order has one. */
export async function bookRefund(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  { order, payment, before, unused }: Refunding,
  { id: refundId, credits, amount, reason }: Pick<Refund, 'id' | 'credits' | 'amount' | 'reason'>,
): Promise<Recorded | null> {
  const { orders } = stores
  const { id, member } = order
  const nth = (before?.nth ?? 0) + 1
  const askedAt = ports.now()
  const refund: Refund = {
    id: refundId,
    byProvider: false,
    order: id,
    payment: payment.id,
    nth,
    credits,
    amount,
    reason,
    askedAt,
    sentAt: null,
    givenAt: null,
    failedAt: null,
    nextTryAt: askedAt,
  }
  // Every refusal comes before the first change of credits: a caller may commit after one.
  if (!(await orders.addRefund(refund))) return null
  await releaseHolds(stores, ports, unused, credits)
  const move = { member, amount: credits, reference: refundReference(id, nth) }
  const taken = credits === 0 ? 0 : await takeBack(stores, ports, { ...move, reason: 'refund' })
  if (taken !== credits) throw new Error('credits were spent under the lock of their account')
  const returned = Math.min(order.total.amount, order.returned + amount.amount)
  const refunded: Order = { ...order, state: 'refunded', settledAt: askedAt, returned }
  await orders.save(refunded)
  await orders.savePayment({ ...payment, state: 'refunded' })
  await stores.events.append({ type: 'order.refund-requested', order: id, member }, askedAt)
  await updatePremium(stores, member, askedAt)
  return { order: refunded, refund }
}
