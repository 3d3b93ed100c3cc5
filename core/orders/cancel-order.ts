import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId } from './order.ts'
import { resolveUnknown } from './resolve-unknown.ts'
import { withdraw } from './start-payment.ts'
import { giveUp } from './supersede.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>
type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'order.not-payable' | 'payment.unknown' }
>

/** Gives up an order that is not paid yet. Money that comes all the same still buys its credits. */
export async function cancelOrder(
  ports: Needs,
  { member, order: id }: { readonly member: MemberId; readonly order: OrderId },
): Promise<Result<Order, Refusal>> {
  const { atomically, providers, now } = ports
  await resolveUnknown(ports, member)
  const given = await atomically(async (stores) => {
    await stores.accounts.hold(member)
    const order = await stores.orders.hold(id)
    if (order?.member !== member) return err({ code: 'order.not-found' })
    if (order.state === 'cancelled') return ok({ order, open: [] })
    if (order.state !== 'pending') return err({ code: 'order.not-payable' })

    const at = now()
    const open = await giveUp(stores, order, at)
    if (!open.ok) return open
    return ok({ order: { ...order, state: 'cancelled', settledAt: at }, open: open.value })
  })
  if (!given.ok) return given
  await withdraw(providers, given.value.open)
  return ok(given.value.order)
}
