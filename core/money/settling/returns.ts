import type { Ports, Stores } from '../../ports.ts'
import { restore, takeBack } from '../book.ts'
import { type Order, type Payment, type PaymentReturn, returnKey } from '../order.ts'
import { updatePremium } from '../orders/premium.ts'
import { endsOrder, type Refund, refundReference, sumOf, validOf } from '../orders/refund.ts'
import type { ProviderStatus, RefundState } from '../providers.ts'

type Needs = Pick<Stores, 'orders' | 'paymentReturns' | 'events'>
type Clock = Pick<Ports, 'now'>
type Found = { readonly order: Order; readonly payment: Payment }

/** Has a payment that came in and bought nothing sent back to where it came from, by the job that sends refunds. */
export async function recordReturn(
  { orders, paymentReturns, events }: Needs,
  { now }: Clock,
  { order, payment }: Found,
): Promise<Payment> {
  const at = now()
  const added = await paymentReturns.add({
    payment: payment.id,
    order: order.id,
    amount: payment.amount,
    askedAt: at,
    sentAt: null,
    givenAt: null,
    failedAt: null,
    nextTryAt: at,
  })
  if (!added) return payment
  const returned: Payment = { ...payment, state: 'refunded' }
  await orders.savePayment(returned)
  const event = { type: 'order.payment-returned', order: order.id, member: order.member } as const
  await events.append({ ...event, payment: payment.id }, at)
  return returned
}

/** What a provider's report says of a return. A return that was given may still fail, days later. */
export function returnOutcome(
  { payment }: PaymentReturn,
  { state, refunds }: Pick<ProviderStatus, 'state'> & Partial<Pick<ProviderStatus, 'refunds'>>,
): RefundState {
  const told = refunds?.find(({ refund }) => refund === returnKey(payment))?.state
  return told ?? (state === 'refunded' ? 'given' : 'open')
}

/** Stores how a return ends. A failed one leaves the payment with the site: the member is told, and an operator must act. */
export async function recordReturnOutcome(
  { orders, paymentReturns, events }: Needs,
  { now }: Clock,
  { order, payment }: Found,
  { back, state }: { readonly back: PaymentReturn; readonly state: RefundState },
): Promise<Payment> {
  const at = now()
  if (state === 'open') return payment
  if (state === 'given') {
    const known = back.givenAt !== null && back.failedAt === null && payment.state === 'refunded'
    if (known) return payment
    // One that failed may be given by hand, and a bank may reverse the chargeback of one that was given.
    await paymentReturns.save({ ...back, givenAt: at, failedAt: null })
    const given: Payment = { ...payment, state: 'refunded' }
    await orders.savePayment(given)
    return given
  }
  if (back.failedAt !== null) return payment
  await paymentReturns.save({ ...back, failedAt: at })
  const unreturned: Payment = { ...payment, state: 'paid' }
  await orders.savePayment(unreturned)
  const event = { type: 'order.return-failed', order: order.id, member: order.member } as const
  await events.append({ ...event, payment: payment.id }, at)
  return unreturned
}

/**
 * Stores that the bank took a payment back before it was returned, which ends the return, or that the bank reversed
 * that, which begins it again.
 */
export async function recordReturnChargeback(
  { orders, paymentReturns }: Needs,
  { now }: Clock,
  payment: Payment,
  { back, reversed }: { readonly back: PaymentReturn; readonly reversed: boolean },
): Promise<Payment> {
  const at = now()
  const failed = back.failedAt !== null
  const again = { ...back, sentAt: null, givenAt: null, nextTryAt: at }
  if (!failed) {
    await paymentReturns.save(reversed ? again : { ...back, givenAt: back.givenAt ?? at })
  }
  const state = reversed ? (failed ? 'paid' : 'refunded') : 'charged-back'
  const saved: Payment = { ...payment, state }
  await orders.savePayment(saved)
  return saved
}

type Stamp = Pick<Ports, 'now' | 'newId'>

/** A refund with its order and payment, all locked. */
type LockedRefund = {
  readonly order: Order
  readonly payment: Payment
  readonly refund: Refund
  /** All of the order, this one too. */
  readonly refunds: readonly Refund[]
}

/** What a provider's report of a payment says of its refund; `null` if nothing. */
export function refundStateIn(
  { order, payment, refund, refunds: all }: LockedRefund,
  report: Pick<ProviderStatus, 'state' | 'returned'> & Partial<Pick<ProviderStatus, 'refunds'>>,
): RefundState | null {
  if (!refund.byProvider)
    return report.refunds?.find((one) => one.refund === refund.id)?.state ?? null
  // It has no id of ours: that its money is here again, and no failure of ours explains it, says that it failed.
  const refunded = refund.payment === payment.id && payment.state === 'refunded'
  const isBack = report.state === 'paid' && report.returned < sumOf(all)
  return refunded && order.state === 'refunded' && isBack ? 'failed' : null
}

/**
 * Applies a provider's report of a refund. If it failed, even late, its credits and its amount are the order's again, and
 * unless another refund ended it the order is completed. Idempotent.
 */
export async function recordRefundOutcome(
  stores: Stores,
  stamp: Stamp,
  locked: LockedRefund,
  state: RefundState,
): Promise<LockedRefund> {
  const { order, payment, refund } = locked
  if (refund.failedAt !== null) return locked
  if (state === 'failed') return undo(stores, stamp, locked)
  if (state === 'open' || refund.givenAt !== null) return locked
  const given: Refund = { ...refund, givenAt: stamp.now() }
  await stores.orders.saveRefund(given)
  return { ...locked, order, payment, refund: given }
}

async function undo(stores: Stores, stamp: Stamp, locked: LockedRefund): Promise<LockedRefund> {
  const { orders } = stores
  const at = stamp.now()
  const failed: Refund = { ...locked.refund, failedAt: at }
  await orders.saveRefund(failed)
  const { id, member } = locked.order
  const refundedCredits = Math.max(0, locked.order.refundedCredits - failed.credits)
  const reference = refundReference(id, failed.nth)
  const credits = { member, amount: failed.credits, reference }
  await restore(stores, stamp, { ...credits, reason: 'refund-failed' })
  // The bank may have its money: a withdrawal still counts once a chargeback is reversed, from its submission.
  const withdrawals = await stores.withdrawals.confirmedOf(id)
  const withdrawal = withdrawals.findLast(({ result }) => result === 'refunded')
  const withdrawnAt = withdrawal?.statedAt ?? locked.order.withdrawnAt
  if (locked.order.state === 'charged-back') {
    // Meanwhile charged back: these credits belong to the chargeback.
    const again = { ...credits, reference: `${id}/refund-${failed.nth}` }
    const taken = await takeBack(stores, stamp, { ...again, reason: 'chargeback' })
    const chargedBackCredits = locked.order.chargedBackCredits + taken
    const order: Order = { ...locked.order, chargedBackCredits, refundedCredits, withdrawnAt }
    await orders.save(order)
    return { ...locked, order, refund: failed }
  }
  const returned = Math.max(0, locked.order.returned - failed.amount.amount)
  const left = validOf(locked.refunds).filter((one) => one.id !== failed.id)
  const ended = endsOrder(left, locked.order)
  const order: Order = {
    ...locked.order,
    state: ended ? 'refunded' : 'completed',
    settledAt: at,
    returned,
    refundedCredits,
    withdrawnAt,
  }
  const payment: Payment = { ...locked.payment, state: ended ? 'refunded' : 'paid' }
  await orders.save(order)
  await orders.savePayment(payment)
  const event = { type: 'order.refund-failed', order: id, member, refund: failed.id } as const
  await stores.events.append(event, at)
  await updatePremium(stores, member, at)
  return { ...locked, order, payment, refund: failed }
}
