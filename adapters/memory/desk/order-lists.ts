import type { Account } from '#core/accounts/account.ts'
import type { OrderFilter, OrderListReads, OrderQueue } from '#core/desk/order-lists.ts'
import type { OperatorAction } from '#core/desk/ports.ts'
import type { Order, Payment, PaymentReturn } from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import type { Entry } from '#core/money/ports.ts'
import { covers } from '#core/site/settings.ts'
import { lastText, latest } from '../compare.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

type Tables = {
  readonly orders: Table<Order>
  readonly payments: Table<Payment>
  readonly refunds: Table<Refund>
  readonly returns: Table<PaymentReturn>
  readonly actions: Table<OperatorAction>
  readonly entries: Table<Entry>
  readonly accounts: Table<Account>
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
    queue: async (kind, sites = 'all') =>
      queueOf(
        orders
          .all()
          .filter((order) => covers(sites, order.site) && isUnhandled(tables, kind, order))
          .map(({ settledAt }) => settledAt ?? 0),
      ),
    paid: async ({ site, from, until }, after, limit) =>
      orders
        .all()
        .filter((order) => order.site === site && isWithin(order.paidAt, from, until))
        .filter((order) => !after || newestFirst(after, paidPosition(order)) > 0)
        .toSorted((a, b) => newestFirst(paidPosition(b), paidPosition(a)))
        .slice(0, limit),
    entries: async ({ site, from, until }, after, limit) =>
      tables.entries
        .all()
        .filter((entry) => isWithin(entry.at, from, until))
        .filter(({ member }) => tables.accounts.find(member)?.site === site)
        .filter((entry) => !after || newestFirst(after, entry) > 0)
        .toSorted((a, b) => newestFirst(b, a))
        .slice(0, limit),
    paymentsOf: async (ids) =>
      payments
        .all()
        .filter(({ order }) => ids.includes(order))
        .toSorted(latest(({ startedAt }) => startedAt)),
  }
}

const isWithin = (moment: number | null, from: number, until: number): boolean =>
  moment !== null && moment >= from && moment < until

const paidPosition = ({ paidAt, id }: Order): Position => ({ at: paidAt ?? 0, id })

type Position = { readonly at: number; readonly id: string }
const positionOf = ({ placedAt: at, id }: Order): Position => ({ at, id })

function fits(tables: Tables, only: OrderFilter, order: Order): boolean {
  const { state, queue, site, sites = 'all', method, code, member } = only
  const { from = 0, until = Infinity } = only
  const tried = () =>
    tables.payments.all().some((one) => one.order === order.id && one.method === method)
  return (
    (state === undefined || order.state === state) &&
    (site === undefined || order.site === site) &&
    covers(sites, order.site) &&
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
  // One that another followed was made again.
  const last = refunds
    .all()
    .filter((one, _, all) => !all.some(({ order, nth }) => order === one.order && nth > one.nth))
  const failed = [...last, ...returns.all()]
    .filter((one) => one.order === id)
    .flatMap(({ failedAt }) => failedAt ?? [])
  return failed.some(isOpen)
}
