import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { releaseHolds, takeBack, type UnusedCredits, unspentCredits } from '../book.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, OrderState, Payment, PaymentState } from '../order.ts'
import { updatePremium } from './premium.ts'
import {
  endsOrder,
  lastFailure,
  nextNth,
  type Refund,
  type RefundId,
  refundable,
  refundReference,
  validOf,
} from './refund.ts'

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
  const earlier = await orders.refundsOf(id)
  const known = earlier.find((one) => one.id === refundId)
  if (known) {
    const same = credits === null || credits === known.credits
    return same ? ok({ order, refund: known }) : err({ code: 'refund.id-taken' })
  }

  const { settings } = ports.sites.byId(order.site)
  const { unspent, unused } = await unspentCredits(stores, order)
  const back = refundable(order, unspent, settings, statedAt, lastFailure(earlier))
  const payment = await payingOf(stores, order, earlier)
  if (!back || !payment) return err({ code: 'refund.not-possible' })
  const wanted = credits ?? back.credits
  if (back.credits !== wanted) return err({ code: 'refund.changed', credits: back.credits })

  const what = { id: refundId, credits: wanted, amount: back.amount, reason: null, by: null }
  const booked = await bookRefund(stores, ports, { order, payment, earlier, unused }, what)
  return booked ? ok(booked) : err({ code: 'refund.not-possible' })
}

/** An order whose refund is booked, locked, with what is known of it. */
export type Refunding = {
  readonly order: Order
  /** The one that bought it. */
  readonly payment: Payment
  /** Its refunds before, failed ones too. */
  readonly earlier: readonly Refund[]
  /** Of its member. */
  readonly unused: UnusedCredits
}

/** Takes the credits of a refund and stores it, to be sent after the transaction; `null` if its id is another's. */
export async function bookRefund(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  { order, payment, earlier, unused }: Refunding,
  what: Pick<Refund, 'id' | 'credits' | 'amount' | 'reason' | 'by'>,
): Promise<Recorded | null> {
  const { orders } = stores
  const { id, member } = order
  const { credits, amount } = what
  const nth = nextNth(earlier)
  const askedAt = ports.now()
  const refund: Refund = {
    ...what,
    byProvider: false,
    order: id,
    payment: payment.id,
    nth,
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
  const refundedCredits = order.refundedCredits + credits
  const ends = endsOrder([...earlier, refund], order)
  const refunded: Order = {
    ...order,
    ...(ends && { state: 'refunded', settledAt: askedAt }),
    returned,
    refundedCredits,
  }
  await orders.save(refunded)
  if (ends) await orders.savePayment({ ...payment, state: 'refunded' })
  const event = { type: 'order.refund-requested', order: id, member, refund: refund.id } as const
  await stores.events.append(event, askedAt)
  await updatePremium(stores, member, askedAt)
  return { order: refunded, refund }
}

/** State of the payment that bought an order, by the order's state. */
const BOUGHT_BY: Partial<Record<OrderState, PaymentState>> = {
  completed: 'paid',
  refunded: 'refunded',
  'charged-back': 'charged-back',
}

type PaymentReads = Pick<Reads, 'orders' | 'paymentReturns'>
type Sold = Pick<Order, 'id' | 'state'>

/** The payment that an order with these refunds was bought with: one that has a return bought nothing. */
export async function payingOf(
  reads: PaymentReads,
  { id, state }: Sold,
  refunds: readonly Refund[],
): Promise<Payment | null> {
  const returned = new Set(
    (await reads.paymentReturns.ofOrders([id])).map(({ payment }) => payment),
  )
  const [refunded] = validOf(refunds)
  const paying = (await reads.orders.payments(id)).filter(
    (one) => one.state === BOUGHT_BY[state] && !returned.has(one.id),
  )
  return paying.find((one) => one.id === refunded?.payment) ?? paying[0] ?? null
}

/** The payment to show with an order: the one that bought it, else the newest attempt. */
export async function shownPayment(reads: PaymentReads, order: Sold): Promise<Payment | null> {
  const [newest = null] = await reads.orders.payments(order.id)
  return (await payingOf(reads, order, await reads.orders.refundsOf(order.id))) ?? newest
}
