import { Elysia, t } from 'elysia'
import type { MemberId } from '#core/accounts/account.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder, viewOrders } from '#core/money/checkout/view-orders.ts'
import type { OrderId } from '#core/money/order.ts'
import { refreshOrder } from '#core/money/payments/reconcile.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { NewId, One, Whole } from '../../basics.ts'
import { checkoutLinks } from '../../http/checkout-links.ts'
import { networkCountryOf } from '../../http/country.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { OrderShape, orderOf, orderViewOf } from '../shapes/order.ts'
import { orderWithdrawalOf } from '../shapes/withdrawal.ts'

const ById = One('order.not-found')
const Method = t.String({ maxLength: 40 })

/** Of whatever begins a payment of an order. */
const PAYING_CODES = [
  'discount.used',
  'discount.not-for-this-order',
  'orders.closed',
  'order.not-payable',
  'order.price-changed',
  'payment-method.not-available',
  'payment.id-taken',
  'payment.unknown',
  'payment.provider-unreachable',
] as const

/** Orders: placing, viewing, retrying and cancelling. */
export const orders = (ports: Ports, http: Http) => {
  const linksFor = (request: Request) => checkoutLinks(http, request)
  const view = async (own: { readonly member: MemberId; readonly order: OrderId }) => {
    const viewed = await viewOrder(ports, own)
    if (!viewed.ok) return viewed
    const withdrawal = await orderWithdrawalOf(ports, viewed.value)
    return ok({ ...orderViewOf(viewed.value), ...withdrawal })
  }

  return new Elysia({ prefix: '/orders', tags: ['Orders'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ me, site, body, request, status }) => {
        const placed = await placeOrder(ports, {
          member: me.id,
          order: body.id,
          payment: body.payment_id,
          bundle: body.bundle_id,
          method: body.method,
          code: body.code ?? null,
          total: body.total ?? null,
          country: me.country,
          requestCountry: networkCountryOf(http, request),
          site: site.settings,
          links: linksFor(request),
        })
        if (!placed.ok) return status(statusOf(placed.error), placed.error)
        return status(201, orderOf(placed.value.order, placed.value.payment))
      },
      {
        member: true,
        body: t.Object({
          id: NewId,
          payment_id: NewId,
          bundle_id: t.String({ maxLength: 40 }),
          method: Method,
          code: t.Optional(t.String({ maxLength: 60 })),
          /** The displayed total, in minor units: another one is refused rather than charged. */
          total: t.Optional(Whole({ minimum: 1 })),
        }),
        response: {
          201: OrderShape,
          ...refusals(
            'tries.too-many',
            'discount.not-found',
            'discount.expired',
            'bundle.not-found',
            'order.id-taken',
            ...PAYING_CODES,
          ),
        },
        detail: {
          summary: 'Order a bundle at the price of this moment; `checkout_url` is where to pay',
        },
      },
    )
    .get(
      '',
      async ({ me }) => {
        const placed = await viewOrders(ports, { member: me.id })
        return { orders: placed.map(({ order, returns }) => orderOf(order, null, { returns })) }
      },
      {
        member: true,
        response: { 200: t.Object({ orders: t.Array(OrderShape) }) },
        detail: {
          summary:
            "One's own orders, newest first: the newest hundred, and all that were ever paid",
        },
      },
    )
    .get(
      '/:id',
      async ({ me, params, status }) => {
        const viewed = await view({ member: me.id, order: params.id })
        if (!viewed.ok) return status(statusOf(viewed.error), viewed.error)
        return viewed.value
      },
      {
        member: true,
        params: ById,
        response: { 200: OrderShape, ...refusals('order.not-found') },
        detail: { summary: 'What became of an order' },
      },
    )
    .post(
      '/:id/refresh',
      async ({ me, params, request, status }) => {
        const own = { member: me.id, order: params.id }
        const refreshed = await refreshOrder(ports, { ...own, links: linksFor(request) })
        const viewed = refreshed.ok ? await view(own) : refreshed
        if (!viewed.ok) return status(statusOf(viewed.error), viewed.error)
        return viewed.value
      },
      {
        member: true,
        params: ById,
        response: { 200: OrderShape, ...refusals('order.not-found') },
        detail: {
          summary: 'What became of an order, with its provider asked anew if it is still pending',
        },
      },
    )
    .post(
      '/:id/payments',
      async ({ me, params, body, request, status }) => {
        const tried = await retryPayment(ports, {
          member: me.id,
          order: params.id,
          payment: body.id,
          method: body.method,
          total: body.total ?? null,
          country: me.country,
          links: linksFor(request),
        })
        if (!tried.ok) return status(statusOf(tried.error), tried.error)
        return status(201, orderOf(tried.value.order, tried.value.payment))
      },
      {
        member: true,
        params: ById,
        body: t.Object({
          id: NewId,
          method: Method,
          /** The displayed total; by default the order's previous one. */
          total: t.Optional(Whole({ minimum: 1 })),
        }),
        response: {
          201: OrderShape,
          ...refusals('order.not-found', ...PAYING_CODES),
        },
        detail: { summary: 'Try again to pay an order that failed or was cancelled' },
      },
    )
    .post(
      '/:id/refund',
      async ({ me, params, body, status }) => {
        const refunded = await refundOrder(ports, {
          member: me.id,
          order: params.id,
          refund: body.id,
          credits: body.credits,
        })
        const viewed = refunded.ok ? await view({ member: me.id, order: params.id }) : refunded
        if (!viewed.ok) return status(statusOf(viewed.error), viewed.error)
        return viewed.value
      },
      {
        member: true,
        params: ById,
        body: t.Object({ id: NewId, credits: Whole({ minimum: 1 }) }),
        response: {
          200: OrderShape,
          ...refusals(
            'order.not-found',
            'refund.id-taken',
            'refund.not-possible',
            'refund.changed',
          ),
        },
        detail: { summary: 'Give the unspent credits of an order back for what was paid for them' },
      },
    )
    .post(
      '/:id/cancel',
      async ({ me, params, status }) => {
        const cancelled = await cancelOrder(ports, { member: me.id, order: params.id })
        const viewed = cancelled.ok ? await view({ member: me.id, order: params.id }) : cancelled
        if (!viewed.ok) return status(statusOf(viewed.error), viewed.error)
        return viewed.value
      },
      {
        member: true,
        params: ById,
        response: {
          200: OrderShape,
          ...refusals('order.not-found', 'order.not-payable', 'payment.unknown'),
        },
        detail: { summary: 'Give up an order that is not paid yet' },
      },
    )
}
