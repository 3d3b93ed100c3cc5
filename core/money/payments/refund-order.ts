import { inParallel } from '../../shared/concurrency.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { OrderError } from '../errors.ts'
import type { Order, PaymentId } from '../order.ts'
import { type AskedRefund, recordRefund } from '../orders/record-refund.ts'
import type { Refund } from '../orders/refund.ts'
import { POLLING, pollAgainIn, type RefundRequest, reached } from '../providers.ts'
import { type PaymentPorts, settlePayment } from '../settle-payment.ts'
import { recordRefundOutcome } from '../settling/returns.ts'

type RefundOrder = Omit<AskedRefund, 'statedAt' | 'credits'> & { readonly credits: number }

type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'refund.id-taken' | 'refund.not-possible' | 'refund.changed' }
>

/** Takes an order's unspent credits and refunds them. An unreachable provider is retried by a job. */
export async function refundOrder(
  ports: PaymentPorts,
  command: RefundOrder,
): Promise<Result<Order, Refusal>> {
  const recorded = await ports.atomically((stores) =>
    recordRefund(stores, ports, { ...command, statedAt: ports.now() }),
  )
  if (!recorded.ok) return recorded
  const { order, refund } = recorded.value
  if (refund.sentAt === null && refund.failedAt === null) await sendRefund(ports, refund)
  return ok(order)
}

/** Money to give back: a refund, or the return of a payment that bought nothing. */
type RefundMoney = Pick<RefundRequest, 'refund' | 'amount'> & { readonly payment: PaymentId }

/** A provider's answer: `true` accepted, `false` refused permanently, `null` unreachable or only asked again. */
type Answer = boolean | null

/** Result of a round: how many the provider accepted, and what was thrown for those that broke. */
export type SendRound = { readonly sent: number; readonly errors: readonly unknown[] }

/** Sends or polls what is due; a broken one does not stop the others. */
export async function sendRound<T>(
  due: readonly T[],
  send: (one: T) => Promise<boolean>,
): Promise<SendRound> {
  const { results, errors } = await inParallel(due, POLLING.atOnce, send)
  return { sent: results.filter(Boolean).length, errors }
}

type StoreAnswer = (answer: Answer) => Promise<void>

/** Asks the provider to give money back, and stores its answer; `false` if it did not accept. Idempotent. */
export async function requestRefund(
  ports: PaymentPorts,
  { payment: id, ...money }: RefundMoney,
  store: StoreAnswer,
): Promise<boolean> {
  const payment = await ports.reads.orders.paymentById(id)
  const provider = payment && ports.providers(payment.provider)
  const reference = payment?.reference ?? null
  const given =
    provider && reference !== null ? await reached(provider.refund({ ...money, reference })) : null
  const answer = given?.ok ? given.value : null
  // A refusal may mean that the bank took the money back meanwhile: then nothing failed.
  if (answer === false) await pollPayment(ports, id)
  await store(answer)
  return answer === true
}

/** Polls a payment whose money was sent back: its webhook may be lost. */
export async function pollRefund(
  ports: PaymentPorts,
  { payment }: Pick<RefundMoney, 'payment'>,
  store: StoreAnswer,
): Promise<false> {
  // Schedules the next poll first: a failure must not cause an immediate retry.
  await store(null)
  await pollPayment(ports, payment)
  return false
}

async function pollPayment(ports: PaymentPorts, id: PaymentId): Promise<void> {
  const payment = await ports.reads.orders.paymentById(id)
  if (!payment?.reference) return
  const { provider, reference } = payment
  await settlePayment(ports, { provider, reference })
}

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
    const refunds = await orders.refundsOf(orderId)
    const refund = refunds.find((one) => one.id === id)
    const payment = await orders.paymentById(paymentId)
    if (refund?.failedAt !== null || !payment) return ok(null)
    const nextTryAt = at + pollAgainIn(at - askedAt)
    const updated: Refund = { ...refund, sentAt: accepted ? at : refund.sentAt, nextTryAt }
    await orders.saveRefund(updated)
    const locked = { order, payment, refund: updated, refunds }
    if (accepted === false) await recordRefundOutcome(stores, ports, locked, 'failed')
    return ok(null)
  })
}
