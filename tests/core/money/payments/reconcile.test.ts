import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { reconcilePayments, refreshOrder } from '#core/money/payments/reconcile.ts'
import { POLLING, pollAgainIn } from '#core/money/providers.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { links, openShop, reportOn } from '../checkout/till.ts'

async function shopWithOrder({ reachable = true } = {}) {
  const shop = await openShop()
  shop.provider.state.reachable = reachable
  await placeOrder(shop, shop.order())
  shop.provider.state.reachable = true
  const reconcile = () => reconcilePayments(shop, { links })
  const orderState = async () => (await shop.reads.orders.byId('order-1'))?.state
  return { ...shop, reconcile, orderState }
}

describe('polling payments', () => {
  test('waits for the webhook first', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await shop.reconcile()).toMatchObject({ asked: 0, settled: 0 })
    shop.pass(3 * MINUTE)
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 1 })
    expect(await shop.orderState()).toBe('completed')
    expect(await shop.reconcile()).toMatchObject({ asked: 0, settled: 0 })
  })

  test('leaves payments that the provider still waits for', async () => {
    const shop = await shopWithOrder()
    shop.pass(2 * DAY)
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 0 })
    expect(await shop.orderState()).toBe('pending')
  })

  test('skips unknown providers', async () => {
    const shop = await shopWithOrder()
    shop.pass(2 * DAY)
    shop.provider.state.reachable = false
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 0 })
    expect(await shop.orderState()).toBe('pending')
  })

  test('completes a payment whose start was interrupted', async () => {
    const shop = await shopWithOrder({ reachable: false })
    shop.pass(3 * MINUTE)
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 0 })
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ reference: 'ref-pay-1' })
  })

  test('drops such a payment of a cancelled order, and starts nothing for it', async () => {
    const shop = await shopWithOrder()
    await shop.commit(async ({ orders }) => {
      const payment = await orders.paymentById('pay-1')
      if (payment) await orders.savePayment({ ...payment, reference: null, checkoutUrl: null })
    })
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    shop.pass(3 * MINUTE)
    await shop.reconcile()
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
    expect(shop.provider.state.charges).toHaveLength(1)
  })

  test('fails after a day without a result, and late money still counts', async () => {
    const shop = await shopWithOrder()
    shop.provider.removeReport('pay-1')
    shop.pass(DAY - 1)
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 0 })
    shop.pass(POLLING.longest)
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 1 })
    expect(await shop.orderState()).toBe('failed')
  })

  test('is neither delayed nor repeated after the clock was set back an hour', async () => {
    const shop = await shopWithOrder()
    shop.pass(2 * DAY)
    await shop.reconcile()
    const nextAskAt = shop.now() + 6 * HOUR
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ nextAskAt })
    shop.pass(-HOUR)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await shop.reconcile()).toMatchObject({ asked: 1, settled: 1 })

    const young = await shopWithOrder()
    young.pass(-HOUR)
    expect(await young.reconcile()).toMatchObject({ asked: 1, settled: 0 })
    expect(await young.reconcile()).toMatchObject({ asked: 0, settled: 0 })
    young.pass(MINUTE)
    expect(await young.reconcile()).toMatchObject({ asked: 1, settled: 0 })
  })

  test('polls each at its own time, so that many open ones hide no other', async () => {
    const shop = await shopWithOrder()
    await shop.commit(async ({ orders }) => {
      const payment = await orders.paymentById('pay-1')
      for (let n = 0; payment && n < 2 * POLLING.batch; n += 1) {
        const waiting = { ...payment, id: `waiting-${n}`, reference: `ref-waiting-${n}` }
        await orders.addPayment({ ...waiting, startedAt: payment.startedAt - n })
        shop.provider.know(
          reportOn({ payment: waiting.id, amount: payment.amount }, waiting.reference),
        )
      }
    })
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    shop.pass(3 * MINUTE)
    for (let round = 0; round < 3; round += 1) await shop.reconcile()
    expect(await shop.orderState()).toBe('completed')
  })

  test('has growing intervals', () => {
    expect([0, 10 * MINUTE, HOUR, 30 * DAY].map(pollAgainIn)).toEqual([
      MINUTE,
      5 * MINUTE,
      30 * MINUTE,
      6 * HOUR,
    ])
  })

  test('polls several concurrently, up to a limit', async () => {
    const shop = await shopWithOrder()
    let most = 0
    let waiting: (() => void)[] = []
    // No response before the concurrency limit is reached.
    const look = async (reference: string) => {
      await new Promise<void>((answer) => {
        waiting.push(answer)
        most = Math.max(most, waiting.length)
        if (waiting.length < POLLING.atOnce) return
        for (const each of waiting) each()
        waiting = []
      })
      return shop.provider.look(reference)
    }
    await shop.commit(async ({ orders }) => {
      const payment = await orders.paymentById('pay-1')
      for (let n = 1; payment && n < 4 * POLLING.atOnce; n += 1) {
        await orders.addPayment({ ...payment, id: `waiting-${n}`, reference: `ref-waiting-${n}` })
      }
    })
    shop.pass(3 * MINUTE)
    const providers = () => ({ ...shop.provider, look })
    await reconcilePayments({ ...shop, providers }, { links })
    expect(most).toBe(POLLING.atOnce)
  })

  test('gives up on a removed provider', async () => {
    const shop = await shopWithOrder({ reachable: false })
    shop.pass(2 * DAY)
    const round = await reconcilePayments({ ...shop, providers: () => null }, { links })
    expect(round).toMatchObject({ asked: 1, settled: 1 })
  })
})

describe('returning from the provider', () => {
  test('polls the provider immediately', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'failed')
    const order = { member: 'ann', order: 'order-1', links }
    expect(await refreshOrder(shop, order)).toMatchObject({ value: { state: 'failed' } })
    expect(await refreshOrder(shop, order)).toMatchObject({ value: { state: 'failed' } })
  })

  test('does not show another member’s order', async () => {
    const shop = await shopWithOrder()
    const order = { member: 'bob', order: 'order-1', links }
    expect(await refreshOrder(shop, order)).toMatchObject({ error: { code: 'order.not-found' } })
  })
})
