import { t } from 'elysia'
import type { ListedOrder } from '#core/desk/orders/list-orders.ts'
import { ORDER_STATES, orderNumber } from '#core/money/order.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'

/** Somebody of whom an order is; without a name once erased. */
export const BuyerShape = t.Object({ id: t.String(), name: Nullable(t.String()) })

/** An order in the list of the desk. */
export const OrderLineShape = t.Object({
  id: Id,
  number: t.String(),
  state: OneOf(ORDER_STATES),
  placed_at: Moment,
  paid_at: Nullable(Moment),
  /** Its name. */
  site: t.String(),
  member: BuyerShape,
  credits: Whole(),
  total: MoneyShape,
  returned: MoneyShape,
  /** Of the newest attempt to pay. */
  method: Nullable(t.String()),
  code: Nullable(t.String()),
})

export type Sites = Pick<Ports, 'sites'>

export const orderLineOf = ({ sites }: Sites, { order, payment, member }: ListedOrder) => ({
  id: order.id,
  number: orderNumber(order),
  state: order.state,
  placed_at: isoOf(order.placedAt),
  paid_at: momentOf(order.paidAt),
  site: sites.byId(order.site).settings.name,
  member,
  credits: order.credits,
  total: moneyOf(order.total),
  returned: { amount: order.returned, currency: order.total.currency },
  method: payment?.method ?? null,
  code: order.discount?.code ?? null,
})
