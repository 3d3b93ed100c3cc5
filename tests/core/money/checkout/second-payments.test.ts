import { describe, expect, test } from 'bun:test'
import { spend } from '#core/money/book.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { MINUTE } from '#core/shared/time.ts'
import { open } from './provider-reports.ts'

/** Ann paid her order by its second attempt; the first was cancelled, and is unpaid. */
async function paidBySecond() {
  const shop = await open()
  await shop.place(1)
  await cancelOrder(shop, { member: 'ann', order: 'order-1' })
  await retryPayment(shop, shop.order({ payment: 'pay-2' }))
  await shop.report('pay-2')
  return shop
}

describe('a second payment of an order', () => {
  test('that was paid and refunded by hand leaves the first one’s refund', async () => {
    const shop = await paidBySecond()
    const used = { member: 'ann', amount: 20, reference: 'message', reason: 'message' } as const
    await shop.commit((stores) => spend(stores, shop, used))
    const refund = { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 40 }
    expect(await refundOrder(shop, refund)).toMatchObject({ value: { returned: 1999 } })
    await shop.report('pay-1', 'refunded')
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({
      state: 'refunded',
      returned: 1999,
    })
  })

  test('is not shown as the method of the purchase', async () => {
    const shop = await open()
    await shop.place(1)
    await shop.report('pay-1', 'failed')
    shop.pass(MINUTE)
    await retryPayment(shop, shop.order({ payment: 'pay-2', method: 'paypal' }))
    await shop.report('pay-1')
    const named = async () => {
      const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
      return seen.ok && [seen.value.payment?.method, seen.value.receipt?.method]
    }
    expect(await named()).toEqual(['ideal', 'ideal'])
    await shop.report('pay-2')
    expect(await named()).toEqual(['ideal', 'ideal'])
    const refund = { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 60 }
    expect(await refundOrder(shop, refund)).toMatchObject({ ok: true })
    expect(await named()).toEqual(['ideal', 'ideal'])
  })

  test('is cancelled at the provider after the first completed the order', async () => {
    const shop = await open()
    await shop.place(1)
    // Its provider did not get the cancellation of this attempt.
    shop.provider.state.reachable = false
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    shop.provider.state.reachable = true
    await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    expect(shop.provider.state.cancelled).toEqual([])
    await shop.report('pay-2')
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
    await shop.hear('pay-2')
    expect(shop.provider.state.cancelled).toHaveLength(1)
  })
})
