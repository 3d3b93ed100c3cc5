import { Elysia, t } from 'elysia'
import { ORDER_QUEUES, type OrderPosition } from '#core/desk/order-lists.ts'
import { listDeskOrders } from '#core/desk/orders/list-orders.ts'
import { codeText } from '#core/money/discounts/new-code.ts'
import { ORDER_STATES } from '#core/money/order.ts'
import type { Ports } from '#core/ports.ts'
import { covers, type SiteScope } from '#core/site/settings.ts'
import { Id, Moment, Nullable, One, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { OrderLineShape, orderLineOf } from '../shapes/order.ts'
import { OrderRecordShape } from '../shapes/order-record.ts'
import { orderRecord } from './order-work.ts'

const Filter = t.Object({
  state: t.Optional(OneOf(ORDER_STATES)),
  queue: t.Optional(OneOf(ORDER_QUEUES)),
  site: t.Optional(t.String({ maxLength: 40 })),
  method: t.Optional(t.String({ maxLength: 40 })),
  code: t.Optional(t.String({ maxLength: 60 })),
  member: t.Optional(Id),
  /** Placed since this moment; before this one. */
  from: t.Optional(Moment),
  until: t.Optional(Moment),
})

const filterOf = ({ code, from, until, ...only }: typeof Filter.static) => ({
  ...only,
  code: code === undefined ? undefined : codeText(code),
  from: from === undefined ? undefined : Date.parse(from),
  until: until === undefined ? undefined : Date.parse(until),
})

/** An opaque cursor: time and id of the last order. */
const cursorText = ({ at, id }: OrderPosition) => `${at.toString(36)}.${id}`

function positionOf(text: string | undefined): OrderPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** What a list can be limited to: sites, and methods that they have or had. */
function choicesOf({ sites }: Pick<Ports, 'sites'>, scope: SiteScope) {
  const all = sites.all().flatMap(({ settings }) => (covers(scope, settings.id) ? settings : []))
  return {
    sites: all.map(({ id, name }) => ({ id, name })),
    methods: [...new Set(all.flatMap(({ paymentMethods }) => paymentMethods.map(({ id }) => id)))],
  }
}

/** Orders of all members, for operators. */
export const deskOrders = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/orders', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { after, ...only }, scope }) => {
        const { items, next } = await listDeskOrders(ports, {
          only: { ...filterOf(only), sites: scope },
          after: positionOf(after),
        })
        return {
          orders: items.map((one) => orderLineOf(ports, one)),
          next: next && cursorText(next),
          choices: choicesOf(ports, scope),
        }
      },
      {
        operator: 'orders',
        query: t.Composite([
          Filter,
          t.Object({ after: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })) }),
        ]),
        response: {
          200: t.Object({
            orders: t.Array(OrderLineShape),
            next: Nullable(t.String()),
            choices: t.Object({
              sites: t.Array(t.Object({ id: t.String(), name: t.String() })),
              methods: t.Array(t.String()),
            }),
          }),
        },
        detail: { summary: 'Orders of all members, newest first, or those of a queue' },
      },
    )
    .get(
      '/:id',
      async ({ params, status }) => {
        const seen = await orderRecord(ports, params.id)
        return seen.ok ? seen.value : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'orders',
        params: One('order.not-found'),
        response: { 200: OrderRecordShape, ...refusals('order.not-found') },
        detail: { summary: 'An order: price, payments, refund, evidence and history' },
      },
    )
