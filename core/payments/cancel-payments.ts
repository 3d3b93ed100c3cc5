import type { Payment } from '../orders/order.ts'
import type { Providers } from './providers.ts'
import { reached } from './unreachable.ts'

/** Cancels unwanted payments at the providers. Those that cannot be cancelled now are settled if they are paid. */
export async function cancelPayments(
  providers: Providers,
  payments: readonly Payment[],
): Promise<void> {
  for (const { provider, reference, state } of payments) {
    const known = providers(provider)
    if (known && reference !== null && state === 'open') await reached(known.cancel(reference))
  }
}
