import { err, ok, type Result } from '../shared/result.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { Settled } from './record-report.ts'
import { applySeen, type SettleError } from './reported-payment.ts'
import { reached } from './unreachable.ts'

/** How often a provider is asked about a payment that changes meanwhile. */
const MOST_LOOKS = 3

/**
 * Fetches a payment from its provider and applies it, exactly once. If another report changed the payment meanwhile,
 * this one may be older than that: the provider is asked again.
 */
export async function settlePayment(
  ports: PaymentPorts,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<Result<Settled, SettleError>> {
  const asked = ports.providers(provider)
  for (let looks = 1; ; looks += 1) {
    const payment = await ports.reads.orders.paymentByReference(provider, reference)
    if (!asked || !payment) return err({ code: 'payment.not-found' })

    const report = await reached(asked.look(reference))
    if (!report.ok) return report
    if (!report.value) return err({ code: 'payment.not-found' })
    const applied = await applySeen(ports, payment, report.value, payment.state)
    if (!applied.ok) return applied
    const { isStale, ...settled } = applied.value
    if (!isStale || looks === MOST_LOOKS) return ok(settled)
  }
}
