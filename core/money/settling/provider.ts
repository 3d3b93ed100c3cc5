import { err, ok, type Result } from '../../shared/result.ts'
import { cancelPayments } from '../cancel-pending.ts'
import { isAwaited, type Payment } from '../order.ts'
import { reached, type StartedPayment } from '../providers.ts'
import type { Reported, Settled } from './apply.ts'
import { type PaymentPorts, type SettleError, settleOrder } from './settle-order.ts'

/**
 * Applies a provider's report of a payment. Idempotent. A payment that buys nothing is returned: a second one, or one
 * for an order that may not be sold any more. Once an order is complete, its other attempts are cancelled.
 */
export async function applyReport(
  ports: PaymentPorts,
  reported: Pick<Payment, 'id' | 'order'>,
  report: Reported,
): Promise<Result<Settled, SettleError>> {
  const applied = await settleOrder(ports, { payment: reported, report, seen: null })
  if (!applied.ok) return applied
  const { order, payment, unwanted } = applied.value
  await cancelPayments(ports, unwanted)
  return ok({ order, payment })
}

/** Stores the provider's reference, and cancels the payment if it is no longer wanted. */
export async function recordStart(
  ports: PaymentPorts,
  payment: Payment,
  started: StartedPayment,
): Promise<Payment> {
  const recorded = await ports.atomically(async ({ orders, directDebits }) => {
    const locked = await orders.lock(payment.order)
    const known = (await orders.paymentById(payment.id)) ?? payment
    const state = known.state === 'unknown' ? 'open' : known.state
    const { reference, checkoutUrl } = started
    const answered: Payment = { ...known, reference, checkoutUrl, state }
    await orders.savePayment(answered)
    const signed = await directDebits.signedFor(payment.id)
    const debit = signed && (await directDebits.lock(signed.id))
    // The provider has the details now; the masked number is enough here.
    if (debit) await directDebits.save({ ...debit, details: null })
    return ok({ payment: answered, wanted: locked !== null && isAwaited(locked) })
  })
  // Cancelled during the call: it must not be paid any more.
  const { payment: answered, wanted } = recorded.value
  if (wanted) return answered
  await cancelPayments(ports, [answered])
  const { provider } = answered
  return (await ports.reads.orders.paymentByReference(provider, started.reference)) ?? answered
}

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
    const seen = payment.state
    const applied = await settleOrder(ports, { payment, report: report.value, seen })
    if (!applied.ok) return applied
    const { isStale, unwanted, ...settled } = applied.value
    await cancelPayments(ports, unwanted)
    if (!isStale || looks === MOST_LOOKS) return ok(settled)
  }
}
