import { ok, type Result } from '../../shared/result.ts'
import { isAwaited, isUndecided, type Order, type Payment } from '../order.ts'
import { type CheckoutLinks, startPayment } from '../payments/start-payment.ts'
import type { Unreachable } from '../providers.ts'
import type { PaymentPorts } from '../settle-payment.ts'

/** An order with its current payment attempt. */
export type Checkout = { readonly order: Order; readonly payment: Payment }

/** The order with its payment started: now, or earlier if this is a replay. */
export async function checkout(
  ports: PaymentPorts,
  { order, payment }: Checkout,
  links: CheckoutLinks,
): Promise<Result<Checkout, Unreachable>> {
  const waiting = isUndecided(payment) && payment.reference === null
  if (!isAwaited(order) || !waiting) return ok({ order, payment })
  return startPayment(ports, { order, payment, links })
}
