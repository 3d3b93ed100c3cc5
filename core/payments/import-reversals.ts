import { inParallel } from '../shared/in-parallel.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { POLLING } from './polling.ts'
import type { Reversal } from './providers.ts'
import type { Round } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'
import { reached } from './unreachable.ts'

/** Banks reverse a chargeback months later. */
const LISTED: Millis = 180 * DAY

/**
 * Lists the providers' refunds and chargebacks, and applies those that differ from what is stored: recovers webhooks
 * lost after a payment was made, when it is no longer polled.
 */
export async function importReversals(
  ports: PaymentPorts,
  { providers }: { readonly providers: readonly string[] },
): Promise<Round> {
  const changed = (await Promise.all(providers.map((name) => changedAt(ports, name)))).flat()
  const { results, errors } = await inParallel(changed, POLLING.atOnce, (payment) =>
    settlePayment(ports, payment),
  )
  return { asked: changed.length, settled: results.filter(({ ok }) => ok).length, errors }
}

/** The payments whose state at the provider differs from ours. */
async function changedAt(
  { providers, reads, now }: PaymentPorts,
  provider: string,
): Promise<readonly { readonly provider: string; readonly reference: string }[]> {
  const listed = await reached(providers(provider)?.listReversals(now() - LISTED) ?? nothing())
  const changed = new Set<string>()
  for (const { reference, state } of listed.ok ? listed.value : []) {
    const payment = await reads.orders.paymentByReference(provider, reference)
    if (payment && payment.state !== state) changed.add(reference)
  }
  return [...changed].map((reference) => ({ provider, reference }))
}

const nothing = async (): Promise<readonly Reversal[]> => []
