import type { StrayPayment } from '#core/orders/stray-payment.ts'
import type { Log } from './log.ts'

/** Says once that a provider has a payment that belongs to no order here; it is kept in `stray_payments`. */
export function logStray(log: Log, { provider, reference, state, amount }: StrayPayment): void {
  log('warn', 'payment.stray', {
    provider,
    reference,
    state,
    amount: amount.amount,
    currency: amount.currency,
  })
}
