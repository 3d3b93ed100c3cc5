import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/orders/cancel-order.ts'
import { placeOrder } from '#core/orders/place-order.ts'
import { reconcilePayments, refreshOrder } from '#core/orders/reconcile.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { links, openShop } from './till.ts'

async function shopWithOrder({ reachable = true } = {}) {
  const shop = await openShop()
  shop.provider.state.reachable = reachable
  await placeOrder(shop, shop.order())
  shop.provider.state.reachable = true
  const reconcile = () => reconcilePayments(shop, { links })
  const orderState = async () => (await shop.reads.orders.byId('order-1'))?.state
  return { ...shop, reconcile, orderState }
}

describe('the round of asking', () => {
  test('waits for the webhook first, then asks', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await shop.reconcile()).toEqual({ asked: 0, settled: 0 })
    shop.pass(3 * MINUTE)
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 1 })
    expect(await shop.orderState()).toBe('completed')
    expect(await shop.reconcile()).toEqual({ asked: 0, settled: 0 })
  })

  test('leaves alone what the provider still waits for', async () => {
    const shop = await shopWithOrder()
    shop.pass(2 * DAY)
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 0 })
    expect(await shop.orderState()).toBe('pending')
  })

  test('leaves alone what it cannot ask about', async () => {
    const shop = await shopWithOrder()
    shop.pass(2 * DAY)
    shop.provider.state.reachable = false
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 0 })
    expect(await shop.orderState()).toBe('pending')
  })

  test('heals a payment whose start was cut off', async () => {
    const shop = await shopWithOrder({ reachable: false })
    shop.pass(3 * MINUTE)
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 0 })
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ reference: 'ref-pay-1' })
  })

  test('withdraws such a payment when nobody wants it any more', async () => {
    const shop = await shopWithOrder({ reachable: false })
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    shop.pass(3 * MINUTE)
    await shop.reconcile()
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
  })

  test('takes a day of not knowing for a failure, from which late money still recovers', async () => {
    const shop = await shopWithOrder()
    shop.provider.forget('pay-1')
    shop.pass(DAY - 1)
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 0 })
    shop.pass(1)
    expect(await shop.reconcile()).toEqual({ asked: 1, settled: 1 })
    expect(await shop.orderState()).toBe('failed')
  })

  test('gives up on a provider that this install no longer has', async () => {
    const shop = await shopWithOrder({ reachable: false })
    shop.pass(2 * DAY)
    const round = await reconcilePayments({ ...shop, providers: () => null }, { links })
    expect(round).toEqual({ asked: 1, settled: 1 })
  })
})

describe('coming back from paying', () => {
  test('asks the provider at once', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'failed')
    const order = { member: 'ann', order: 'order-1', links }
    expect(await refreshOrder(shop, order)).toMatchObject({ value: { state: 'failed' } })
    expect(await refreshOrder(shop, order)).toMatchObject({ value: { state: 'failed' } })
  })

  test('shows nobody another member’s order', async () => {
    const shop = await shopWithOrder()
    const order = { member: 'bob', order: 'order-1', links }
    expect(await refreshOrder(shop, order)).toMatchObject({ error: { code: 'order.not-found' } })
  })
})
