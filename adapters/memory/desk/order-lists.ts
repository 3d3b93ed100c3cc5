import type { OrderFilter, OrderListReads, OrderQueue } from '#core/desk/order-lists.ts'
import type { OperatorAction } from '#core/desk/ports.ts'
import type { Order, Payment } from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import type { PaymentReturn } from '#core/money/payment-return.ts'
import { lastText, latest } from '../compare.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

type Tables = {
  readonly orders: Table<Order>
  readonly payments: Table<Payment>
  readonly refunds: Table<Refund>
  readonly returns: Table<PaymentReturn>
  readonly actions: Table<OperatorAction>
}

/** Orders of all members in memory. */
export function orderLists(tables: Tables): OrderListReads {
  const { orders, payments } = tables
  const newestFirst = (a: Position, b: Position) => b.at - a.at || lastText(a.id, b.id)
  return {
    page: async (only, after, limit) =>
      orders
        .all()
        .filter((order) => fits(tables, only, order))
        .filter((order) => !after || newestFirst(after, positionOf(order)) < 0)
        .toSorted((a, b) => newestFirst(positionOf(a), positionOf(b)))
        .slice(0, limit),
    queue: async (kind) =>
      queueOf(
        orders
          .all()
          .filter((order) => isUnhandled(tables, kind, order))
          .map(({ settledAt }) => settledAt ?? 0),
      ),
    paymentsOf: async (ids) =>
      payments
        .all()
        .filter(({ order }) => ids.includes(order))
        .toSorted(latest(({ startedAt }) => startedAt)),
  }
}

type Position = { readonly at: number; readonly id: string }
const positionOf = ({ placedAt: at, id }: Order): Position => ({ at, id })

function fits(tables: Tables, only: OrderFilter, order: Order): boolean {
  const { state, queue, site, method, code, member, from = 0, until = Infinity } = only
  const tried = () =>
    tables.payments.all().some((one) => one.order === order.id && one.method === method)
  return (
    (state === undefined || order.state === state) &&
    (site === undefined || order.site === site) &&
    (code === undefined || order.discount?.code === code) &&
    (member === undefined || order.member === member) &&
    order.placedAt >= from &&
    order.placedAt < until &&
    (method === undefined || tried()) &&
    (queue === undefined || isUnhandled(tables, queue, order))
  )
}

function isUnhandled(
  { refunds, returns, actions }: Tables,
  kind: OrderQueue,
  { id, state, settledAt }: Order,
): boolean {
  const handled = actions
    .all()
    .filter(({ subject, action }) => subject === id && action === 'order.handled')
  const isOpen = (moment: number) => !handled.some(({ at }) => at >= moment)
  if (kind === 'charged-back') return state === 'charged-back' && isOpen(settledAt ?? 0)
  const failed = [...refunds.all(), ...returns.all()]
    .filter((one) => one.order === id)
    .flatMap(({ failedAt }) => failedAt ?? [])
  return failed.some(isOpen)
}
