import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import type { OrderId, Payment } from './order.ts'

/** The payment of a member's held order that waits for a mandate and for nothing else. */
export async function unsignedPayment(
  { orders, directDebits }: Pick<Stores, 'orders' | 'directDebits'>,
  member: MemberId,
  id: OrderId,
): Promise<
  Result<Payment, Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' }>>
> {
  const order = await orders.hold(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const [payment] = await orders.payments(id)
  const waits =
    order.state === 'pending' &&
    payment?.method === DIRECT_DEBIT &&
    payment.state === 'open' &&
    (await directDebits.signedFor(payment.id)) === null
  return waits ? ok(payment) : err({ code: 'order.not-payable' })
}
