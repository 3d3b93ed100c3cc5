import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { openShop } from './till.ts'

const elapsed = 5 * HOUR * 24

describe('placing an order', () => {
  test('freezes the price with the active discount and starts the payment', async () => {
    const shop = await openShop()
    const placed = await placeOrder(shop, shop.order())

    expect(placed).toEqual({
      ok: true,
      value: {
        order: {
          id: 'order-1',
          member: 'ann',
          site: 'vonk',
          bundle: 'eur-60',
          credits: 60,
          price: { amount: 3999, currency: 'EUR' },
          discount: { code: 'TIMEBONUS25', percentage: 25 },
          total: { amount: 2999, currency: 'EUR' },
          country: 'NL',
          requestCountry: 'NL',
          vatRate: 2100,
          state: 'pending',
          placedAt: START,
          paidAt: null,
          settledAt: null,
          withdrawnAt: null,
          returned: 0,
          chargebacks: 0,
          refundedCredits: 0,
          chargedBackCredits: 0,
        },
        payment: {
          id: 'pay-1',
          order: 'order-1',
          method: 'ideal',
          provider: 'sandbox',
          reference: 'ref-pay-1',
          checkoutUrl: 'https://pay.test/ref-pay-1',
          state: 'open',
          amount: { amount: 2999, currency: 'EUR' },
          discount: { code: 'TIMEBONUS25', percentage: 25 },
          startedAt: START,
          nextAskAt: START + 2 * MINUTE,
        },
      },
    })
    expect(shop.provider.state.charges).toEqual([
      {
        payment: 'pay-1',
        startedAt: START,
        order: 'order-1',
        amount: { amount: 2999, currency: 'EUR' },
        method: 'ideal',
        description: 'Vonk: 60 credits',
        locale: 'nl',
        mandate: null,
        returnUrl: 'https://vonk.test/transactions/order-1',
        webhookUrl: 'https://vonk.test/api/webhooks/sandbox',
      },
    ])
  })

  test('without a discount costs the price', async () => {
    const shop = await openShop()
    shop.pass(elapsed)
    const placed = await placeOrder(shop, shop.order())
    expect(placed).toMatchObject({ value: { order: { discount: null, total: { amount: 3999 } } } })
  })

  test('is idempotent by id', async () => {
    const shop = await openShop()
    const first = await placeOrder(shop, shop.order({ code: 'timebonus25' }))
    const resendCode = await placeOrder(shop, shop.order({ code: ' TimeBonus25' }))
    expect(resendCode).toEqual(first)
    expect(shop.provider.state.charges).toHaveLength(1)
  })

  test.each([
    { bundle: 'eur-25' },
    { method: 'paypal' },
    { payment: 'pay-2' },
    { code: 'SPRING' },
    { member: 'bob' },
  ])('with an id of another order is refused: %o', async (changes) => {
    const shop = await openShop()
    await shop.member('bob')
    await placeOrder(shop, shop.order())
    const placed = await placeOrder(shop, shop.order(changes))
    expect(placed).toEqual({ ok: false, error: { code: 'order.id-taken' } })
  })

  test('with a used payment id stores nothing', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    const placed = await placeOrder(shop, shop.order({ order: 'order-2' }))
    expect(placed).toEqual({ ok: false, error: { code: 'payment.id-taken' } })
    expect(await shop.reads.orders.byId('order-2')).toBeNull()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
  })

  test.each([
    [{ bundle: 'gbp-25' }, 'bundle.not-found'],
    [{ method: 'blik' }, 'payment-method.not-available'],
    [{ method: 'giropay' }, 'payment-method.not-available'],
    [{ code: 'SPRING' }, 'discount.not-found'],
    [{ member: 'nobody' }, 'order.not-payable'],
  ])('refuses unavailable options: %o', async (changes, code) => {
    const shop = await openShop()
    const placed = await placeOrder(shop, shop.order(changes))
    expect(placed).toMatchObject({ error: { code } })
  })

  test('is refused for a deleted account', async () => {
    const shop = await openShop()
    await shop.member('gone', { account: { status: 'deleted' } })
    const placed = await placeOrder(shop, shop.order({ member: 'gone' }))
    expect(placed).toMatchObject({ error: { code: 'order.not-payable' } })
  })

  test('is refused instead of charging more when the shown discount has expired', async () => {
    const shop = await openShop()
    shop.pass(4 * HOUR)
    const site = { ...shop.site, welcomePercentage: 10 }
    const placed = await placeOrder(shop, shop.order({ code: 'TIMEBONUS25', site }))
    expect(placed).toMatchObject({ error: { code: 'discount.expired' } })
  })

  test('is refused at any price other than the shown one', async () => {
    const shop = await openShop()
    expect(await placeOrder(shop, shop.order({ total: 1999 }))).toEqual({
      ok: false,
      error: { code: 'order.price-changed', total: { amount: 2999, currency: 'EUR' } },
    })
    expect(await shop.reads.orders.byId('order-1')).toBeNull()
    expect(await placeOrder(shop, shop.order({ total: 2999 }))).toMatchObject({ ok: true })
  })

  test('keeps the shown price when the next discount has the same rate', async () => {
    const shop = await openShop()
    shop.pass(4 * HOUR)
    const ordered = () => placeOrder(shop, shop.order({ code: 'TIMEBONUS25' }))
    const placed = await ordered()
    expect(placed).toMatchObject({
      value: { order: { discount: { code: 'WELCOME25' }, total: { amount: 2999 } } },
    })
    expect(await ordered()).toEqual(placed)
  })
})

test('concurrently with the last use of a code fails for the second', async () => {
  const shop = await openShop()
  const raced = {
    ...shop,
    atomically: ((work) =>
      shop.atomically((stores) =>
        work({ ...stores, discounts: { ...stores.discounts, claim: async () => false } }),
      )) satisfies typeof shop.atomically,
  }
  const placed = await placeOrder(raced, shop.order())
  expect(placed).toEqual({ ok: false, error: { code: 'discount.used' } })
  expect(await shop.reads.orders.byId('order-1')).toBeNull()
})

describe('a newer order', () => {
  test('replaces a pending one and its discount, and cancels its payment', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    const second = shop.order({ order: 'order-2', payment: 'pay-2', bundle: 'eur-150' })
    const placed = await placeOrder(shop, { ...second, code: 'TIMEBONUS25' })

    expect(placed).toMatchObject({ value: { order: { discount: { code: 'TIMEBONUS25' } } } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({
      state: 'cancelled',
      settledAt: START,
    })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual(['order-2'])
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
  })

  test('leaves the earlier one when it is refused itself', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2', code: 'NONSENSE' }))
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
    expect(shop.provider.state.cancelled).toEqual([])
  })

  test('does not restore the earlier one on a retry', async () => {
    const shop = await openShop()
    await placeOrder(shop, shop.order())
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    const resendCode = await placeOrder(shop, shop.order())
    expect(resendCode).toMatchObject({ ok: true, value: { order: { state: 'cancelled' } } })
    expect(shop.provider.state.charges).toHaveLength(2)
  })
})
