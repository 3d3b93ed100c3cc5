import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { importReversals } from '#core/money/payments/reconcile.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { openShop } from '../checkout/till.ts'

const PAYMENT = { provider: 'sandbox', reference: 'ref-pay-1' }

/** A shop with a paid order; no more webhooks arrive. */
async function paid() {
  const shop = await openShop()
  await placeOrder(shop, shop.order())
  shop.provider.decide({ id: 'pay-1' }, 'paid')
  await settlePayment(shop, PAYMENT)
  const round = () => importReversals(shop, { providers: ['sandbox', 'none'] })
  const order = () => shop.reads.orders.byId('order-1')
  const credits = async () => (await shop.reads.wallets.of('ann')).paid
  return { ...shop, round, order, credits }
}

describe('a reversal without a webhook', () => {
  test('a chargeback takes the credits, and its reversal restores them', async () => {
    const shop = await paid()
    expect(await shop.credits()).toBe(60)

    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    expect(await shop.round()).toEqual({ asked: 1, settled: 1, errors: [] })
    expect(await shop.order()).toMatchObject({ state: 'charged-back' })
    expect(await shop.credits()).toBe(0)

    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.round()
    expect(await shop.order()).toMatchObject({ state: 'completed' })
    expect(await shop.credits()).toBe(60)
  })

  test('a refund made at the provider is recorded', async () => {
    const shop = await paid()
    shop.provider.decide({ id: 'pay-1' }, 'refunded')
    await shop.round()
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: 2999 })
    expect(await shop.credits()).toBe(0)
  })

  test('is applied once: payments with the listed state are not fetched', async () => {
    const shop = await paid()
    expect(await shop.round()).toEqual({ asked: 0, settled: 0, errors: [] })
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.round()
    expect(await shop.round()).toEqual({ asked: 0, settled: 0, errors: [] })
  })

  test('waits for an unreachable provider', async () => {
    const shop = await paid()
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    shop.provider.state.reachable = false
    expect(await shop.round()).toEqual({ asked: 0, settled: 0, errors: [] })
    shop.provider.state.reachable = true
    await shop.round()
    expect(await shop.order()).toMatchObject({ state: 'charged-back' })
  })
})
