import { restore, takeBack } from '../credits/book.ts'
import type { Order, Payment } from '../orders/order.ts'
import { updatePremium } from '../orders/premium.ts'
import { type Refund, refundReference } from '../orders/refund.ts'
import type { Ports, Stores } from '../ports.ts'
import type { PaymentReport, RefundState } from './providers.ts'

type Stamp = Pick<Ports, 'now' | 'newId'>

/** A refund with its order and payment, all locked. */
type LockedRefund = {
  readonly order: Order
  readonly payment: Payment
  readonly refund: Refund
}

/** What a provider's report of a payment says of its refund; `null` if nothing. */
export function refundStateIn(
  { order, payment, refund }: LockedRefund,
  { state, refunds }: Pick<PaymentReport, 'state'> & Partial<Pick<PaymentReport, 'refunds'>>,
): RefundState | null {
  if (!refund.byProvider) return refunds?.find((one) => one.refund === refund.id)?.state ?? null
  // It has no id of ours: that the whole payment is here again says that it failed.
  const refunded = refund.payment === payment.id && payment.state === 'refunded'
  return refunded && order.state === 'refunded' && state === 'paid' ? 'failed' : null
}

/**
 * Applies a provider's report of a refund. If it failed, even late, the order is completed again: its credits return,
 * and the member may request another. Idempotent.
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
  return { order, payment, refund: given }
}

async function undo(stores: Stores, stamp: Stamp, locked: LockedRefund): Promise<LockedRefund> {
  const { orders } = stores
  const at = stamp.now()
  const failed: Refund = { ...locked.refund, failedAt: at }
  await orders.saveRefund(failed)
  const { id, member } = locked.order
  // By its number: a client may use an id again once its refund failed.
  const reference = refundReference(id, failed.nth)
  const credits = { member, amount: failed.credits, reference }
  await restore(stores, stamp, { ...credits, reason: 'refund-failed' })
  // The bank may have its money: a withdrawal still counts once a chargeback is reversed, from its submission.
  const withdrawals = await stores.withdrawals.confirmedOf(id)
  const withdrawal = withdrawals.findLast(({ result }) => result === 'refunded')
  const withdrawnAt = withdrawal?.statedAt ?? locked.order.withdrawnAt
  if (locked.order.state !== 'refunded') {
    // Meanwhile charged back: these credits belong to the chargeback.
    const again = { ...credits, reference: `${id}/refund-${failed.nth}` }
    const taken = await takeBack(stores, stamp, { ...again, reason: 'chargeback' })
    const chargedBackCredits = locked.order.chargedBackCredits + taken
    const order: Order = { ...locked.order, chargedBackCredits, withdrawnAt }
    await orders.save(order)
    return { ...locked, order, refund: failed }
  }
  const returned = Math.max(0, locked.order.returned - failed.amount.amount)
  const order: Order = {
    ...locked.order,
    state: 'completed',
    settledAt: at,
    returned,
    withdrawnAt,
  }
  const payment: Payment = { ...locked.payment, state: 'paid' }
  await orders.save(order)
  await orders.savePayment(payment)
  await stores.events.append({ type: 'order.refund-failed', order: id, member }, at)
  await updatePremium(stores, member, at)
  return { order, payment, refund: failed }
}
