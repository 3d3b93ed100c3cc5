import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { err } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

describe('credits of several orders', () => {
  /** Ann buys the same sixty credits again. */
  async function boughtAgain(shop: Awaited<ReturnType<typeof openCompletedOrder>>) {
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    shop.provider.decide({ id: 'pay-2' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
  }
  const left = async (shop: Awaited<ReturnType<typeof openCompletedOrder>>) =>
    (await refundableOrders(shop, 'ann')).map(({ order, credits }) => [order, credits])

  test('are spent oldest order first: spent credits stay spent after another purchase', async () => {
    const shop = await openCompletedOrder()
    await shop.use(60)
    shop.pass(HOUR)
    await boughtAgain(shop)
    expect(await left(shop)).toEqual([['order-2', 60]])
    expect(await shop.refund()).toEqual(err({ code: 'refund.not-possible' }))
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({ value: { refundable: null } })
    expect(await shop.paid()).toBe(60)
  })

  test('are refunded order by order, each once', async () => {
    const shop = await openCompletedOrder()
    await shop.use(20)
    shop.pass(HOUR)
    await boughtAgain(shop)
    expect(await left(shop)).toEqual([
      ['order-2', 60],
      ['order-1', 40],
    ])
    expect(await shop.refund({ credits: 60 })).toEqual(err({ code: 'refund.changed', credits: 40 }))
    expect(await shop.refund({ credits: 40 })).toMatchObject({ ok: true })
    expect(await left(shop)).toEqual([['order-2', 60]])
    expect(await shop.refund({ order: 'order-2', refund: 'refund-2' })).toMatchObject({ ok: true })
    expect(await shop.paid()).toBe(0)
  })

  test.each(['charged-back', 'refunded'] as const)(
    'stay when another order with spent credits is %s',
    async (state) => {
      const shop = await openCompletedOrder()
      await shop.use(60)
      shop.pass(HOUR)
      await boughtAgain(shop)
      shop.provider.decide({ id: 'pay-1' }, state)
      await shop.settle()
      expect(await shop.reads.orders.byId('order-1')).toMatchObject({
        state,
        refundedCredits: 0,
        chargedBackCredits: 0,
      })
      expect(await shop.paid()).toBe(60)
      expect(await left(shop)).toEqual([['order-2', 60]])
    },
  )

  test('are taken by their own order’s chargeback, and restored by its reversal', async () => {
    const shop = await openCompletedOrder()
    await shop.use(20)
    shop.pass(HOUR)
    await boughtAgain(shop)
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    expect(await left(shop)).toEqual([['order-2', 60]])
    expect(await shop.paid()).toBe(60)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    expect(await left(shop)).toEqual([
      ['order-2', 60],
      ['order-1', 40],
    ])
  })

  test('are not taken for an order partly refunded before its chargeback', async () => {
    const shop = await openCompletedOrder()
    await shop.use(20)
    await shop.refund({ credits: 40 })
    shop.pass(HOUR)
    await boughtAgain(shop)
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    expect(await shop.paid()).toBe(60)
  })
})
