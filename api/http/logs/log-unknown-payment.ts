import type { StrayPayment } from '#core/money/ports.ts'
import type { Log } from './log.ts'

/** Logs a payment at a provider without an order here, once; it is stored in `stray_payments`. */
export function logUnknownPayment(
  log: Log,
  { provider, reference, state, amount }: StrayPayment,
): void {
  log('warn', 'payment.stray', {
    provider,
    reference,
    state,
    amount: amount.amount,
    currency: amount.currency,
  })
}
