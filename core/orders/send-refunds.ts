import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Refund } from './refund.ts'
import { reached } from './start-payment.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now'>

const BATCH = 100

/** Sends on refunds that their provider has yet to hear of; tells how many it took. */
export async function sendRefunds(ports: Needs): Promise<number> {
  let sent = 0
  for (const refund of await ports.reads.orders.unsentRefunds(BATCH)) {
    if (await sendRefund(ports, refund)) sent += 1
  }
  return sent
}

/** Has a provider give money back; `false` when it cannot be reached now. Told twice, it gives once. */
export async function sendRefund(
  { reads, atomically, providers, now }: Needs,
  refund: Refund,
): Promise<boolean> {
  const payment = await reads.orders.paymentById(refund.payment)
  const provider = payment && providers(payment.provider)
  if (!provider || payment.reference === null) return false
  const { reference } = payment
  const given = await reached(
    provider.payBack({ refund: refund.id, reference, amount: refund.amount }),
  )
  if (!given.ok) return false
  await atomically(async ({ orders }) => ok(await orders.saveRefund({ ...refund, sentAt: now() })))
  return true
}
