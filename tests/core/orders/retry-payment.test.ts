import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/orders/cancel-order.ts'
import type { PaymentState } from '#core/orders/order.ts'
import { placeOrder } from '#core/orders/place-order.ts'
import { retryPayment } from '#core/orders/retry-payment.ts'
import { settlePayment } from '#core/orders/settle-payment.ts'
import { HOUR } from '#core/shared/time.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { openShop } from './till.ts'

const summer = tenOff('SUMMER', { validity: 'once' })

/** A shop in which Ann's first payment came to something. */
async function shopAfter(outcome: PaymentState, code: string | null = null) {
  const shop = await openShop()
  await shop.keep(({ discounts }) => discounts.add(summer))
  await placeOrder(shop, shop.order({ code }))
  shop.provider.decide({ id: 'pay-1' }, outcome)
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  const retry = (changes: { payment?: string; method?: string; member?: string } = {}) =>
    retryPayment(shop, { ...shop.order({ payment: 'pay-2', method: 'paypal', ...changes }) })
  return { ...shop, retry }
}

describe('trying to pay again', () => {
  test.each(['failed', 'cancelled'] as const)(
    'after a %s payment starts a new one by another method, at the frozen price',
    async (outcome) => {
      const shop = await shopAfter(outcome)
      shop.pass(5 * HOUR)
      expect(await shop.retry()).toMatchObject({
        ok: true,
        value: {
          order: { state: 'pending', total: { amount: 2999 }, settledAt: null },
          payment: { id: 'pay-2', method: 'paypal', reference: 'ref-pay-2' },
        },
      })
      expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual(['order-1'])
    },
  )

  test('twice is trying once', async () => {
    const shop = await shopAfter('failed')
    const first = await shop.retry()
    expect(await shop.retry()).toEqual(first)
    expect(shop.provider.state.charges).toHaveLength(2)
  })

  test('under the id of another payment is refused', async () => {
    const shop = await shopAfter('failed')
    await shop.retry()
    expect(await shop.retry({ method: 'creditcard' })).toMatchObject({
      error: { code: 'payment.id-taken' },
    })
  })

  test('under an id that somebody else took at that moment is refused', async () => {
    const shop = await shopAfter('failed')
    const raced = {
      ...shop,
      atomically: ((work) =>
        shop.atomically((stores) =>
          work({ ...stores, orders: { ...stores.orders, addPayment: async () => false } }),
        )) satisfies typeof shop.atomically,
    }
    const retried = await retryPayment(raced, shop.order({ payment: 'pay-2' }))
    expect(retried).toMatchObject({ error: { code: 'payment.id-taken' } })
  })

  test('needs an order of one’s own that is not paid and not waiting', async () => {
    const paid = await shopAfter('paid')
    expect(await paid.retry()).toMatchObject({ error: { code: 'order.not-payable' } })
    const open = await shopAfter('open')
    expect(await open.retry()).toMatchObject({ error: { code: 'order.not-payable' } })
    await open.member('bob')
    expect(await open.retry({ member: 'bob' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
  })

  test('needs a method that can be had', async () => {
    const shop = await shopAfter('failed')
    expect(await shop.retry({ method: 'blik' })).toMatchObject({
      error: { code: 'payment-method.not-available' },
    })
  })

  test('takes the place of another order that is waiting', async () => {
    const shop = await shopAfter('failed')
    await placeOrder(shop, shop.order({ order: 'order-3', payment: 'pay-3' }))
    expect(await shop.retry()).toMatchObject({ ok: true })
    expect(await shop.reads.orders.byId('order-3')).toMatchObject({ state: 'cancelled' })
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-3'])
  })

  test('cannot use a first-purchase discount after another first purchase', async () => {
    const shop = await shopAfter('failed')
    await placeOrder(shop, shop.order({ order: 'order-3', payment: 'pay-3', code: 'SUMMER' }))
    shop.provider.decide({ id: 'pay-3' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-3' })
    expect(await shop.retry()).toMatchObject({ error: { code: 'discount.used' } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'failed' })
  })

  test('cannot use a code that somebody else used up meanwhile, and can if nobody did', async () => {
    const free = await shopAfter('failed', 'SUMMER')
    expect(await free.retry()).toMatchObject({ value: { order: { total: { amount: 3599 } } } })

    const taken = await shopAfter('failed', 'SUMMER')
    await taken.member('bob')
    await placeOrder(
      taken,
      taken.order({ member: 'bob', order: 'order-b', payment: 'pay-b', code: 'summer' }),
    )
    expect(await taken.retry()).toMatchObject({ error: { code: 'discount.used' } })
  })

  test('works for an order that never had a discount', async () => {
    const shop = await openShop()
    shop.pass(240 * HOUR)
    await placeOrder(shop, shop.order())
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    const retried = await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    expect(retried).toMatchObject({ value: { order: { total: { amount: 3999 } } } })
  })
})

describe('cancelling an order', () => {
  test('frees its discount and withdraws its payment; twice is once', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    const cancel = () => cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual([])
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
  })

  test('works while the provider is out of reach', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    shop.provider.state.reachable = false
    const cancelled = await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(cancelled).toMatchObject({ value: { state: 'cancelled' } })
  })

  test('is for one’s own order, and not for one that is settled', async () => {
    const shop = await shopAfter('paid')
    const cancel = (member: string) => cancelOrder(shop, { member, order: 'order-1' })
    expect(await cancel('bob')).toMatchObject({ error: { code: 'order.not-found' } })
    expect(await cancel('ann')).toMatchObject({ error: { code: 'order.not-payable' } })
  })
})
