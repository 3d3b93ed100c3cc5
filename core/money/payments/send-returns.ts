import { ok } from '../../shared/result.ts'
import { type PaymentReturn, returnKey } from '../order.ts'
import { POLLING, pollAgainIn } from '../providers.ts'
import type { PaymentPorts } from '../settle-payment.ts'
import { recordReturnOutcome } from '../settling/returns.ts'
import { pollRefund, requestRefund, type SendRound, sendRound } from './refund-order.ts'

/** Sends payments back that bought nothing, and polls those that were sent; a broken one does not stop the others. */
export async function sendReturns(ports: PaymentPorts): Promise<SendRound> {
  const due = await ports.reads.paymentReturns.due(ports.now(), POLLING.batch)
  return sendRound(due, (back) => {
    const { payment, amount, sentAt } = back
    const store = (answer: boolean | null) => recordAnswer(ports, back, answer)
    return sentAt === null
      ? requestRefund(ports, { refund: returnKey(payment), payment, amount }, store)
      : pollRefund(ports, back, store)
  })
}

/** Stores a provider's answer to a return. */
async function recordAnswer(
  ports: PaymentPorts,
  { payment: id, order: orderId }: PaymentReturn,
  accepted: boolean | null,
): Promise<void> {
  const owner = await ports.reads.orders.byId(orderId)
  if (!owner) return
  const at = ports.now()
  await ports.atomically(async (stores) => {
    await stores.accounts.lock(owner.member)
    const order = (await stores.orders.lock(orderId)) ?? owner
    const back = await stores.paymentReturns.of(id)
    const payment = await stores.orders.paymentById(id)
    if (!back || !payment || back.givenAt !== null || back.failedAt !== null) return ok(null)
    const nextTryAt = at + pollAgainIn(at - back.askedAt)
    const tried: PaymentReturn = { ...back, sentAt: accepted ? at : back.sentAt, nextTryAt }
    await stores.paymentReturns.save(tried)
    if (accepted === false) {
      await recordReturnOutcome(stores, ports, { order, payment }, { back: tried, state: 'failed' })
    }
    return ok(null)
  })
}
