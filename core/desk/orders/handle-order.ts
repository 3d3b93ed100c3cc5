import type { OrderError } from '../../money/errors.ts'
import type { OrderId } from '../../money/order.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DeskError } from '../errors.ts'
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
  { atomically, now, newId }: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  { order: id, operator }: { readonly order: OrderId; readonly operator: Pick<Operator, 'id'> },
): Promise<Result<null, Refusal>> {
  return atomically(async (stores) => {
    const order = await stores.orders.lock(id)
    if (!order) return err({ code: 'order.not-found' })
    if (!(await isQueued(stores, order))) return err({ code: 'order.handled' })
    await stores.operatorActions.add({
      id: newId(),
      operator: operator.id,
      action: 'order.handled',
      subject: id,
      member: null,
      reason: null,
      at: now(),
    })
    return ok(null)
  })
}
