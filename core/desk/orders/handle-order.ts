import type { OrderError } from '../../money/errors.ts'
import type { OrderId } from '../../money/order.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import { isQueued } from './view-order.ts'

type Refusal =
  | Extract<OrderError, { code: 'order.not-found' }>
  | Extract<DeskError, { code: 'order.handled' }>

/**
 * Takes an order out of the queues: an operator did what its chargeback or failed refund asks for. What happens to it
 * later brings it back.
 */
export async function handleOrder(
  ports: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { order: id, operator }: { readonly order: OrderId; readonly operator: Pick<Operator, 'id'> },
): Promise<Result<null, Refusal>> {
  return ports.atomically(async (stores) => {
    const order = await stores.orders.lock(id)
    if (!order) return err({ code: 'order.not-found' })
    if (!(await isQueued(stores, order))) return err({ code: 'order.handled' })
    await recordedOnce(ports, operator, 'order.handled', id)(stores)
    return ok(null)
  })
}
