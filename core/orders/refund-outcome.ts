import { restore, takeBack } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Order, Payment } from './order.ts'
import { keepPremium } from './premium.ts'
import type { RefundState } from './providers.ts'
import type { Refund } from './refund.ts'

type Stamp = Pick<Ports, 'now' | 'newId'>

/** A refund with the order and payment it is of, all held. */
type HeldRefund = {
  readonly order: Order
  readonly payment: Payment
  readonly refund: Refund
}

/**
 * Keeps what its provider says of a refund. One that failed, however late, leaves the order bought: its credits come
 * back, and the member may ask again. Said twice, it follows once.
 */
export async function keepRefundOutcome(
  stores: Stores,
  stamp: Stamp,
  held: HeldRefund,
  state: RefundState,
): Promise<HeldRefund> {
  const { order, payment, refund } = held
  if (refund.failedAt !== null) return held
  if (state === 'failed') return undo(stores, stamp, held)
  if (state === 'open' || refund.givenAt !== null) return held
  const given: Refund = { ...refund, givenAt: stamp.now() }
  await stores.orders.saveRefund(given)
  return { order, payment, refund: given }
}

async function undo(stores: Stores, stamp: Stamp, held: HeldRefund): Promise<HeldRefund> {
  const { orders } = stores
  const at = stamp.now()
  const failed: Refund = { ...held.refund, failedAt: at }
  await orders.saveRefund(failed)
  const { id, member } = held.order
  const credits = { member, amount: failed.credits, reference: failed.id }
  await restore(stores, stamp, { ...credits, reason: 'refund-failed' })
  if (held.order.state !== 'refunded') {
    // The bank took everything back meanwhile: these credits go and come with the others of its chargeback.
    const reference = `${id}/${failed.id}`
    const taken = await takeBack(stores, stamp, { ...credits, reference, reason: 'chargeback' })
    const chargedBackCredits = held.order.chargedBackCredits + taken
    const order: Order = { ...held.order, chargedBackCredits }
    await orders.save(order)
    return { ...held, order, refund: failed }
  }
  const returned = Math.max(0, held.order.returned - failed.amount.amount)
  const order: Order = { ...held.order, state: 'completed', settledAt: at, returned }
  const payment: Payment = { ...held.payment, state: 'paid' }
  await orders.save(order)
  await orders.savePayment(payment)
  await stores.events.append({ type: 'order.refund-failed', order: id, member }, at)
  await keepPremium(stores, member, at)
  return { order, payment, refund: failed }
}
