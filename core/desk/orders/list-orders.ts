import type { Order, Payment } from '../../money/order.ts'
import type { Ports } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import type { OrderFilter, OrderPosition } from '../order-lists.ts'

/** An order in the list of the desk. */
export type ListedOrder = {
  readonly order: Order
  /** The newest attempt to pay; `null` before the first. */
  readonly payment: Payment | null
  /** Whose it is; without a name once erased. */
  readonly member: { readonly id: string; readonly name: string | null }
}

const PAGE = 50

/** Orders of all members, newest first. */
export async function listDeskOrders(
  { reads }: Pick<Ports, 'reads'>,
  { only, after }: { readonly only: OrderFilter; readonly after: OrderPosition | null },
): Promise<Page<ListedOrder, OrderPosition>> {
  const found = await reads.orderLists.page(only, after, PAGE + 1)
  const orders = found.slice(0, PAGE)
  if (orders.length === 0) return { items: [], next: null }
  const [payments, profiles] = await Promise.all([
    reads.orderLists.paymentsOf(orders.map(({ id }) => id)),
    reads.profiles.byIds([...new Set(orders.map(({ member }) => member))]),
  ])
  const newest = new Map(payments.toReversed().map((payment) => [payment.order, payment]))
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  const last = orders.at(-1)
  return {
    items: orders.map((order) => ({
      order,
      payment: newest.get(order.id) ?? null,
      member: { id: order.member, name: names.get(order.member) ?? null },
    })),
    next: found.length > PAGE && last ? { at: last.placedAt, id: last.id } : null,
  }
}
