import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { HOUR } from '#core/shared/time.ts'
import { openShop } from './till.ts'

describe('cancelling an order', () => {
  test('releases its discount and cancels its payment, idempotently', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    const cancel = () => cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual([])
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
  })

  test('works while the provider is unreachable', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    shop.provider.state.reachable = false
    const cancelled = await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(cancelled).toMatchObject({ value: { state: 'cancelled' } })
  })

  test('is for one’s own unsettled order only', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    const cancel = (member: string) => cancelOrder(shop, { member, order: 'order-1' })
    expect(await cancel('bob')).toMatchObject({ error: { code: 'order.not-found' } })
    expect(await cancel('ann')).toMatchObject({ error: { code: 'order.not-payable' } })
  })

  test('by a newer order updates the page of the old one', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    const replacedBy = async () => {
      const viewed = await viewOrder(shop, { member: 'ann', order: 'order-1' })
      return viewed.ok && viewed.value.replacedBy
    }
    expect(await replacedBy()).toBeNull()
    shop.pass(HOUR)
    await placeOrder(shop, { ...shop.order({ payment: 'pay-2' }), order: 'order-2' })
    expect(await replacedBy()).toBe('order-2')
    expect(await viewOrder(shop, { member: 'ann', order: 'order-2' })).toMatchObject({
      value: { replacedBy: null },
    })
  })
})
