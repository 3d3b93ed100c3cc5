import type { PaymentId } from '../orders/order.ts'
import { inParallel } from '../shared/in-parallel.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { POLLING } from './polling.ts'
import type { RefundRequest } from './providers.ts'
import { settlePayment } from './settle-payment.ts'
import { reached } from './unreachable.ts'

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
