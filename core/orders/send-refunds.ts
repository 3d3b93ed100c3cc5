import type { Ports } from '../ports.ts'
import { inParallel } from '../shared/in-parallel.ts'
import { ok } from '../shared/result.ts'
import { ASKING, askAgainIn } from './asking.ts'
import type { Payment } from './order.ts'
import { reached } from './reached.ts'
import { type Refund, standing } from './refund.ts'
import { keepRefundOutcome } from './refund-outcome.ts'
import { settlePayment } from './settle-payment.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>

/** Sends on refunds that their provider has yet to hear of, and asks what became of the others; tells how many it took. */
export async function sendRefunds(ports: Needs): Promise<number> {
  const due = await ports.reads.orders.refundsDue(ports.now(), ASKING.batch)
  const sent = await inParallel(due, ASKING.atOnce, (refund) =>
    refund.sentAt === null ? sendRefund(ports, refund) : askAbout(ports, refund),
  )
  return sent.filter(Boolean).length
}

/** Has a provider give money back; `false` when it cannot be reached now. Told twice, it gives once. */
export async function sendRefund(ports: Needs, refund: Refund): Promise<boolean> {
  const payment = await ports.reads.orders.paymentById(refund.payment)
  const provider = payment && ports.providers(payment.provider)
  const { id, amount } = refund
  const given =
    provider && payment.reference !== null
      ? await reached(provider.payBack({ refund: id, reference: payment.reference, amount }))
      : null
  const taken = given?.ok ? given.value : null
  await keepAnswer(ports, { refund, payment, taken })
  return taken === true
}

/** Keeps whether a provider took a refund on: `true`, refused it for good: `false`, or could not be heard: `null`. */
async function keepAnswer(
  ports: Needs,
  {
    refund: { id, order: orderId, askedAt },
    payment,
    taken,
  }: {
    readonly refund: Refund
    readonly payment: Payment | null
    readonly taken: boolean | null
  },
): Promise<void> {
  const owner = await ports.reads.orders.byId(orderId)
  if (!owner || !payment) return
  const at = ports.now()
  await ports.atomically(async (stores) => {
    const { accounts, orders } = stores
    await accounts.hold(owner.member)
    const order = (await orders.hold(orderId)) ?? owner
    const refund = standing(await orders.refundOf(orderId))
    if (refund?.id !== id) return ok(null)
    const nextTryAt = at + askAgainIn(at - askedAt)
    const kept: Refund = { ...refund, sentAt: taken ? at : refund.sentAt, nextTryAt }
    await orders.saveRefund(kept)
    const now = (await orders.paymentById(payment.id)) ?? payment
    const held = { order, payment: now, refund: kept }
    if (taken === false) await keepRefundOutcome(stores, ports, held, 'failed')
    return ok(null)
  })
}

/** Asks what became of a refund that its provider took on: what a webhook tells may be lost. */
async function askAbout(ports: Needs, refund: Refund): Promise<false> {
  const payment = await ports.reads.orders.paymentById(refund.payment)
  await keepAnswer(ports, { refund, payment, taken: null })
  if (payment?.reference) {
    const { provider, reference } = payment
    await settlePayment(ports, { provider, reference })
  }
  return false
}
