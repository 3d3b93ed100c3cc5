import { and, type Scene, type Situation } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { sell } from '#core/money/book.ts'
import type { Order, PaymentState } from '#core/money/order.ts'
import { newPayment } from '#core/money/orders/new-order.ts'
import { ok } from '#core/shared/result.ts'
import { paidOrder } from './paid-order.ts'

/** The order that a story is about. */
export const ORDER = '00000000-0000-7000-8000-0000000000a1'
/** What its provider calls its payment. */
export const REFERENCE = 'tr_0'
const PAYMENT = '00000000-0000-7000-8000-0000000000b1'

/** How the newest payment of an order stands, by the order. */
const PAID_BY: Partial<Record<Order['state'], PaymentState>> = {
  completed: 'paid',
  refunded: 'refunded',
  'charged-back': 'charged-back',
  failed: 'failed',
}

/** An order of a member at the desk, with its payment and credits; `others` more like it. */
export const withOrder = (changes: Partial<Order> = {}, others = 0): Situation =>
  and(operator(), ({ world: { ports } }: Scene) =>
    ports.atomically(async (stores) => {
      const [buyer] = await stores.accounts.shownAfter(null, 1)
      if (!buyer) return ok(null)
      const at = ports.now() - 60_000
      for (let nth = others; nth >= 0; nth -= 1) {
        const [id, payment] = [idOf(ORDER, nth), idOf(PAYMENT, nth)]
        const order = paidOrder({ id, member: buyer.id, at: at - nth * 60_000 }, changes)
        await stores.orders.add(order)
        const paid = newPayment(payment, order, { id: 'ideal', provider: 'sandbox' }, at)
        const state = PAID_BY[order.state] ?? 'open'
        await stores.orders.addPayment({
          ...paid,
          state,
          reference: nth === 0 ? REFERENCE : `tr_${nth}`,
        })
        if (order.state === 'completed')
          await sell(stores, ports, { member: buyer.id, amount: order.credits, reference: id })
      }
      return ok(null)
    }),
  )

const idOf = (first: string, nth: number): string =>
  `${first.slice(0, -4)}${(Number.parseInt(first.slice(-4), 16) + nth * 256).toString(16).padStart(4, '0')}`
