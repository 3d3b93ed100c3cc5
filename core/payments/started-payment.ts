import { isAwaited, type Payment } from '../orders/order.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { cancelPayments } from './cancel-payments.ts'
import type { StartedPayment } from './providers.ts'

/** Stores the provider's reference, and cancels the payment if it is no longer wanted. */
export async function recordStart(
  { atomically, providers }: Pick<Ports, 'atomically' | 'providers'>,
  payment: Payment,
  started: StartedPayment,
): Promise<Payment> {
  const recorded = await atomically(async ({ orders, directDebits }) => {
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
  if (!recorded.value.wanted) await cancelPayments(providers, [recorded.value.payment])
  return recorded.value.payment
}
