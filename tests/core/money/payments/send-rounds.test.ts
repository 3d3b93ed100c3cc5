import { expect, test } from 'bun:test'
import type { PaymentId } from '#core/money/order.ts'
import { refundOrder, sendRefunds } from '#core/money/payments/refund-order.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { open } from '../checkout/provider-reports.ts'

const NTHS = Array.from({ length: 10 }, (_, at) => at + 1)
const NINE_ERRORS = Array.from({ length: 9 }, () => new Error('broken'))

/** Ten paid orders; and the same shop, where only the tenth payment can be read. */
async function tenPaid({ discounted }: { readonly discounted: boolean }) {
  const shop = await open()
  if (!discounted) shop.pass(30 * DAY)
  for (const nth of NTHS) await shop.place(nth)
  // A single-purchase discount is used by the first paid order.
  if (discounted) await shop.place(11)
  for (const nth of discounted ? [11, ...NTHS] : NTHS) await shop.report(`pay-${nth}`)
  const { orders } = shop.reads
  const paymentById = async (id: PaymentId) => {
    if (id !== 'pay-10') throw new Error('broken')
    return orders.paymentById(id)
  }
  return { shop, broken: { ...shop, reads: { ...shop.reads, orders: { ...orders, paymentById } } } }
}

test('a refund is sent despite nine failing ones before it', async () => {
  const { shop, broken } = await tenPaid({ discounted: false })
  shop.provider.state.reachable = false
  for (const nth of NTHS) {
    const refund = { member: 'ann', order: `order-${nth}`, refund: `refund-${nth}`, credits: 60 }
    expect(await refundOrder(shop, refund)).toMatchObject({ ok: true })
  }
  shop.provider.state.reachable = true
  shop.pass(MINUTE)
  expect(await sendRefunds(broken)).toEqual({ sent: 1, errors: NINE_ERRORS })
})

test('a payment is returned despite nine failing ones before it', async () => {
  const { broken } = await tenPaid({ discounted: true })
  expect(await sendReturns(broken)).toEqual({ sent: 1, errors: NINE_ERRORS })
})
