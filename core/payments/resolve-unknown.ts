import type { MemberId } from '../accounts/account.ts'
import type { Payment } from '../orders/order.ts'
import { MINUTE, type Millis } from '../shared/time.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { applyReport } from './reported-payment.ts'
import { recordStart } from './started-payment.ts'
import { reached } from './unreachable.ts'

/** A request that timed out may still arrive within this time; before, "unknown payment" means nothing. */
const CALL_LIFE: Millis = MINUTE

/**
 * Resolves a member's unknown payments before another is started or they are cancelled: one the provider does not
 * know does not exist; otherwise it is handled like any other.
 */
export async function resolveUnknown(ports: PaymentPorts, member: MemberId): Promise<void> {
  const { orders } = ports.reads
  for (const { id } of await orders.pendingOf(member)) {
    for (const payment of await orders.payments(id)) {
      if (payment.state === 'unknown') await lookFor(ports, payment)
    }
  }
}

/** Asks whether a provider knows a payment, without starting it. */
export async function lookFor(ports: PaymentPorts, payment: Payment): Promise<Payment> {
  const provider = ports.providers(payment.provider)
  if (!provider) return payment
  const found = await reached(provider.find({ payment: payment.id, startedAt: payment.startedAt }))
  if (!found.ok) return payment
  if (found.value) return recordStart(ports, payment, found.value)
  if (ports.now() - payment.startedAt < CALL_LIFE) return payment
  const none = { state: 'cancelled', amount: payment.amount, returned: 0 } as const
  const settled = await applyReport(ports, payment, none)
  return settled.ok ? settled.value.payment : payment
}
