import { Elysia, t } from 'elysia'
import { lastActionAbout } from '#core/desk/log/list-actions.ts'
import { recordedOnce } from '#core/desk/log/recorded-as.ts'
import { handleOrder } from '#core/desk/orders/handle-order.ts'
import { viewDeskOrder } from '#core/desk/orders/view-order.ts'
import type { DomainError } from '#core/errors.ts'
import { refundAtDesk, viewDeskRefund } from '#core/money/payments/refund-at-desk.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { MOST, NewId, One, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { OrderRecordShape, orderRecordOf } from '../shapes/order-record.ts'

/** An order as its page shows it. */
export async function orderRecord(ports: Ports, id: string) {
  const seen = await viewDeskOrder(ports, { id })
  if (!seen.ok) return seen
  return ok(orderRecordOf(ports, seen.value, await viewDeskRefund(ports, seen.value.order)))
}

const RefundBody = t.Object({
  id: NewId,
  /** In minor units of the order's currency. */
  amount: Whole({ minimum: 1, maximum: MOST }),
  /** The unused credits, and the money left, as shown. */
  unspent: Whole({ minimum: 0, maximum: MOST }),
  left: Whole({ minimum: 0, maximum: MOST }),
  /** Whether the member keeps them; as granted ones, once no money is left. */
  leaves: t.Boolean(),
  reason: t.String({ maxLength: 20_000 }),
})

/** A refusal with the colleague who was first, if one was. */
async function withColleague<E extends DomainError>(
  ports: Ports,
  error: E,
  id: string,
): Promise<{ code: E['code'] }> {
  const overtaken = error.code === 'refund.not-possible' || error.code === 'refund.changed'
  const last = overtaken ? await lastActionAbout(ports, id) : null
  const answer = { ...error, by: last?.by ?? null }
  return answer
}

/** What operators do with an order. */
export const deskOrderWork = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/orders', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/:id/refund',
      async ({ params: { id: order }, body, operator, status }) => {
        const { id: refund, ...how } = body
        const record = recordedOnce(ports, operator, 'order.refunded', order)
        const done = await refundAtDesk(ports, { order, refund, by: operator.id, ...how }, record)
        if (!done.ok)
          return status(statusOf(done.error), await withColleague(ports, done.error, order))
        const seen = await orderRecord(ports, order)
        return seen.ok ? seen.value : status(statusOf(seen.error), problemOf(seen.error))
      },
      {
        operator: 'money',
        params: One('order.not-found'),
        body: RefundBody,
        response: {
          200: OrderRecordShape,
          ...refusals(
            'order.not-found',
            'refund.id-taken',
            'refund.not-possible',
            'refund.changed',
            'refund.amount',
            'reason.missing',
            'reason.too-long',
          ),
        },
        detail: {
          summary:
            'Refund an order whole or in part, at any time, until nothing is left; idempotent by id',
        },
      },
    )
    .post(
      '/:id/handled',
      async ({ params: { id }, operator, status }) => {
        const handled = await handleOrder(ports, { order: id, operator })
        if (!handled.ok) return status(statusOf(handled.error), handled.error)
        const seen = await orderRecord(ports, id)
        return seen.ok ? seen.value : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'money',
        params: One('order.not-found'),
        response: { 200: OrderRecordShape, ...refusals('order.not-found', 'order.handled') },
        detail: { summary: 'What a chargeback or failed refund asks for is done' },
      },
    )
