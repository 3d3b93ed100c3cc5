import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { MINUTE } from '#core/shared/time.ts'
import { openShop } from './till.ts'

describe('an unreachable provider', () => {
  test('leaves the payment unknown; the order stays pending, and a retry starts its payment', async () => {
    const shop = await openShop()
    shop.provider.state.reachable = false
    expect(await placeOrder(shop, shop.order())).toMatchObject({
      ok: true,
      value: { order: { state: 'pending' }, payment: { state: 'unknown', checkoutUrl: null } },
    })

    shop.provider.state.reachable = true
    const healed = await placeOrder(shop, shop.order())
    expect(healed).toMatchObject({
      ok: true,
      value: { payment: { state: 'open', reference: 'ref-pay-1' } },
    })
  })

  test('is asked for the payment before another is started: nothing is paid twice', async () => {
    const shop = await openShop()
    shop.provider.state.reachable = false
    await placeOrder(shop, shop.order())
    const second = () => placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    const unknown = { ok: false, error: { code: 'payment.unknown' } } as const
    expect(await second()).toEqual(unknown)
    shop.provider.state.reachable = true
    // The aborted call may still be in flight.
    expect(await second()).toEqual(unknown)
    expect(await cancelOrder(shop, { member: 'ann', order: 'order-1' })).toEqual(unknown)
    shop.pass(MINUTE)
    expect(await second()).toMatchObject({ ok: true, value: { payment: { id: 'pay-2' } } })
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'cancelled' })
    expect(shop.provider.state.charges.map(({ payment }) => payment)).toEqual(['pay-2'])
  })

  test('that accepted the payment before the timeout is detected, and it is cancelled', async () => {
    const shop = await openShop()
    const { state } = shop.provider
    state.meanwhile = () => Promise.reject(new Error('the line broke'))
    await placeOrder(shop, shop.order())
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'unknown' })
    state.meanwhile = async () => {}
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    expect(state.cancelled).toEqual(['ref-pay-1'])
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'cancelled' })
  })

  test('that refuses makes the order fail, and it can be retried', async () => {
    const shop = await openShop()
    shop.provider.state.refusing = true
    expect(await placeOrder(shop, shop.order())).toMatchObject({
      ok: true,
      value: { order: { state: 'failed' }, payment: { state: 'failed' } },
    })
    shop.provider.state.refusing = false
    const retried = await retryPayment(shop, shop.order({ payment: 'pay-2', method: 'paypal' }))
    expect(retried).toMatchObject({ value: { order: { state: 'pending' } } })
  })

  test('is treated like a removed one', async () => {
    const shop = await openShop()
    const placed = await placeOrder({ ...shop, providers: () => null }, shop.order())
    expect(placed).toMatchObject({ error: { code: 'payment.provider-unreachable' } })
  })

  test('keeps no payment of an order that was cancelled meanwhile', async () => {
    const shop = await openShop()
    const { state } = shop.provider
    state.meanwhile = async () => {
      state.meanwhile = async () => {}
      await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    }
    await placeOrder(shop, shop.order())

    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'cancelled' })
    expect(await shop.reads.orders.byId('order-2')).toMatchObject({ state: 'pending' })
    expect(state.cancelled).toEqual(['ref-pay-1'])
  })
})
