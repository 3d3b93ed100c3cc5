import type { MemberId } from '../../accounts/account.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId } from '../order.ts'
import { resolveUnknown } from '../payments/reconcile.ts'
import { cancelPayments, cancelUnpaid, type PaymentPorts } from '../settle-payment.ts'

type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'order.not-payable' | 'payment.unknown' }
>

/**
 * Cancels an unpaid order, and releases its discount. Money received later still buys its credits, or is returned
 * where it may not be sold any more (`maySell`).
 */
export async function cancelOrder(
  ports: PaymentPorts,
  { member, order: id }: { readonly member: MemberId; readonly order: OrderId },
): Promise<Result<Order, Refusal>> {
  const { reads, atomically, now } = ports
  await resolveUnknown(ports, member)
  const given = await atomically(async (stores) => {
    await stores.accounts.lock(member)
    const order = await stores.orders.lock(id)
    if (order?.member !== member) return err({ code: 'order.not-found' })
    if (order.state === 'cancelled') return ok({ order, open: [] })
    if (order.state !== 'pending') return err({ code: 'order.not-payable' })

    const at = now()
    const open = await cancelUnpaid(stores, order, at)
    if (!open.ok) return open
    return ok({ order: { ...order, state: 'cancelled', settledAt: at }, open: open.value })
  })
  if (!given.ok) return given
  await cancelPayments(ports, given.value.open)
  // One that was paid at the last moment has completed it.
  return ok((await reads.orders.byId(id)) ?? given.value.order)
}
