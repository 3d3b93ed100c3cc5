import type { MemberId } from '../accounts/account.ts'
import type { OrderError } from '../orders/errors.ts'
import type { Order, OrderId, Payment } from '../orders/order.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'

type Unsigned = { readonly order: Order; readonly payment: Payment }

/** A member's locked order with a payment that only lacks its mandate. */
export async function unsignedPayment(
  { orders, directDebits }: Pick<Stores, 'orders' | 'directDebits'>,
  member: MemberId,
  id: OrderId,
): Promise<
  Result<Unsigned, Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' }>>
> {
  const order = await orders.lock(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const [payment] = await orders.payments(id)
  const waits =
    order.state === 'pending' &&
    payment?.method === DIRECT_DEBIT &&
    payment.state === 'open' &&
    (await directDebits.signedFor(payment.id)) === null
  return waits ? ok({ order, payment }) : err({ code: 'order.not-payable' })
}
