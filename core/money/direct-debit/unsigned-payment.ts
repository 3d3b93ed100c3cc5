import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY } from '../../shared/time.ts'
import { DIRECT_DEBIT } from '../direct-debit.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, Payment } from '../order.ts'

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

/** Prunes account numbers, addresses and phones no longer needed: the provider has them, or the debit was abandoned. */
export async function pruneDebits({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ directDebits }) => ok(await directDebits.pruneBefore(now() - DAY)))
}
