import { currentRefund, type Refund } from '../orders/refund.ts'
import { ok } from '../shared/result.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { POLLING, pollAgainIn } from './polling.ts'
import { recordRefundOutcome } from './refund-outcome.ts'
import { pollRefund, requestRefund, type SendRound, sendRound } from './refund-requests.ts'

/** Sends pending refunds and polls the others; a broken one does not stop the others. */
export async function sendRefunds(ports: PaymentPorts): Promise<SendRound> {
  const due = await ports.reads.orders.refundsDue(ports.now(), POLLING.batch)
  return sendRound(due, (refund) =>
    refund.sentAt === null
      ? sendRefund(ports, refund)
      : pollRefund(ports, refund, (answer) => recordAnswer(ports, refund, answer)),
  )
}

/** Sends a refund to the provider; `false` if it did not accept. Idempotent. */
export const sendRefund = (ports: PaymentPorts, refund: Refund): Promise<boolean> => {
  const { id, payment, amount } = refund
  return requestRefund(ports, { refund: id, payment, amount }, (answer) =>
    recordAnswer(ports, refund, answer),
  )
}

/** Stores a provider's answer to a refund. */
async function recordAnswer(
  ports: PaymentPorts,
  { id, order: orderId, payment: paymentId, askedAt }: Refund,
  accepted: boolean | null,
): Promise<void> {
  const owner = await ports.reads.orders.byId(orderId)
  if (!owner) return
  const at = ports.now()
  await ports.atomically(async (stores) => {
    const { accounts, orders } = stores
    await accounts.lock(owner.member)
    const order = (await orders.lock(orderId)) ?? owner
    const refund = currentRefund(await orders.refundOf(orderId))
    const payment = await orders.paymentById(paymentId)
    if (refund?.id !== id || !payment) return ok(null)
    const nextTryAt = at + pollAgainIn(at - askedAt)
    const updated: Refund = { ...refund, sentAt: accepted ? at : refund.sentAt, nextTryAt }
    await orders.saveRefund(updated)
    const locked = { order, payment, refund: updated }
    if (accepted === false) await recordRefundOutcome(stores, ports, locked, 'failed')
    return ok(null)
  })
}
