import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import type { PaymentState } from '#core/money/order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { openShop } from './till.ts'

const summer = tenOff('SUMMER', { validity: 'once' })

/** A shop in which Ann's first payment had an outcome. */
async function shopAfter(outcome: PaymentState, code: string | null = null) {
  const shop = await openShop()
  await shop.commit(({ discounts }) => discounts.add(summer))
  await placeOrder(shop, shop.order({ code }))
  shop.provider.decide({ id: 'pay-1' }, outcome)
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  const retry = (
    changes: { payment?: string; method?: string; member?: string; total?: number } = {},
  ) => retryPayment(shop, { ...shop.order({ payment: 'pay-2', method: 'paypal', ...changes }) })
  return { ...shop, retry }
}

describe('retrying a payment', () => {
  test.each(['failed', 'cancelled'] as const)(
    'after a %s payment starts one with another method, at the frozen price',
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
      // The welcome discount follows at the same rate.
      expect(await shop.reads.discounts.claims('WELCOME25', 'ann')).toEqual(['order-1'])
    },
  )

  test.each(['deleted', 'banned'] as const)('of a %s account is refused', async (status) => {
    const shop = await shopAfter('cancelled')
    await shop.commit(async ({ accounts }) => {
      const ann = await accounts.lock('ann')
      if (ann) await accounts.save({ ...ann, status })
    })
    expect(await shop.retry()).toMatchObject({ error: { code: 'order.not-payable' } })
  })

  test('has the full price after the discount expired, and says so first', async () => {
    const shop = await shopAfter('failed')
    shop.pass(4 * DAY)
    const now = { discount: null, total: { amount: 3999, currency: 'EUR' } }
    const before = { amount: 2999, currency: 'EUR' }
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { order: { total: before }, retry: { ...now, before } },
    })
    const changed = { ok: false, error: { code: 'order.price-changed', total: now.total } } as const
    expect(await shop.retry()).toEqual(changed)
    expect(await shop.retry({ total: 2999 })).toEqual(changed)
    expect(await shop.retry({ total: 3999 })).toMatchObject({
      value: { order: now, payment: { amount: now.total, discount: null } },
    })
    expect(shop.provider.state.charges.at(-1)?.amount).toEqual(now.total)
  })

  test('after another failure still says what it cost before', async () => {
    const shop = await shopAfter('failed')
    const retried = async () => {
      const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
      return seen.ok ? seen.value.retry : null
    }
    expect(await retried()).toMatchObject({ total: { amount: 2999 }, before: null })
    shop.pass(4 * DAY)
    await shop.retry({ total: 3999 })
    shop.provider.decide({ id: 'pay-2' }, 'cancelled')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
    expect(await retried()).toMatchObject({ total: { amount: 3999 }, before: { amount: 2999 } })
  })

  test('settles a late first payment at the price of that attempt', async () => {
    const shop = await shopAfter('cancelled')
    shop.pass(4 * DAY)
    await shop.retry({ total: 3999 })
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    const settled = await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    expect(settled).toMatchObject({
      value: {
        order: {
          state: 'completed',
          total: { amount: 2999 },
          discount: { code: 'TIMEBONUS25', percentage: 25 },
        },
      },
    })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual(['order-1'])
  })

  test('is refused for a paid order or another’s, without a price', async () => {
    const shop = await shopAfter('paid')
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { retry: null },
    })
  })

  test('with a code for some methods needs one of them', async () => {
    const shop = await openShop()
    const cards = tenOff('CARDS', { paymentMethods: ['creditcard'] })
    await shop.commit(({ discounts }) => discounts.add(cards))
    await placeOrder(shop, shop.order({ code: 'CARDS', method: 'creditcard' }))
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    const retry = (method: string) => retryPayment(shop, shop.order({ payment: 'pay-2', method }))
    expect(await retry('ideal')).toMatchObject({ error: { code: 'discount.not-for-this-order' } })
    expect(await retry('creditcard')).toMatchObject({ ok: true })
  })

  test('is idempotent by id', async () => {
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

  test('under a concurrently used id is refused', async () => {
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

  test('needs one’s own order that is neither paid nor pending', async () => {
    const paid = await shopAfter('paid')
    expect(await paid.retry()).toMatchObject({ error: { code: 'order.not-payable' } })
    const open = await shopAfter('open')
    expect(await open.retry()).toMatchObject({ error: { code: 'order.not-payable' } })
    await open.member('bob')
    expect(await open.retry({ member: 'bob' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
  })

  test('needs an available method', async () => {
    const shop = await shopAfter('failed')
    expect(await shop.retry({ method: 'blik' })).toMatchObject({
      error: { code: 'payment-method.not-available' },
    })
  })

  test('replaces another pending order', async () => {
    const shop = await shopAfter('failed')
    await placeOrder(shop, shop.order({ order: 'order-3', payment: 'pay-3' }))
    expect(await shop.retry()).toMatchObject({ ok: true })
    expect(await shop.reads.orders.byId('order-3')).toMatchObject({ state: 'cancelled' })
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-3'])
  })

  test('has the full price after another first purchase', async () => {
    const shop = await shopAfter('failed')
    await placeOrder(shop, shop.order({ order: 'order-3', payment: 'pay-3', code: 'SUMMER' }))
    shop.provider.decide({ id: 'pay-3' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-3' })
    expect(await shop.retry()).toMatchObject({ error: { total: { amount: 3999 } } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'failed' })
  })

  test('keeps an unused code, otherwise takes the active discount', async () => {
    const free = await shopAfter('failed', 'SUMMER')
    expect(await free.retry()).toMatchObject({ value: { order: { total: { amount: 3599 } } } })

    const taken = await shopAfter('failed', 'SUMMER')
    await taken.member('bob')
    await placeOrder(
      taken,
      taken.order({ member: 'bob', order: 'order-b', payment: 'pay-b', code: 'summer' }),
    )
    expect(await taken.retry({ total: 2999 })).toMatchObject({
      value: { order: { discount: { code: 'TIMEBONUS25' } } },
    })
  })

  test('works for an order without a discount', async () => {
    const shop = await openShop()
    shop.pass(240 * HOUR)
    await placeOrder(shop, shop.order())
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    const retried = await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    expect(retried).toMatchObject({ value: { order: { total: { amount: 3999 } } } })
  })
})
