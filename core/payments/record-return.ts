import type { Order, Payment } from '../orders/order.ts'
import { type PaymentReturn, returnKey } from '../orders/payment-return.ts'
import type { Ports, Stores } from '../ports.ts'
import type { PaymentReport, RefundState } from './providers.ts'

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
  { state, refunds }: Pick<PaymentReport, 'state'> & Partial<Pick<PaymentReport, 'refunds'>>,
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
