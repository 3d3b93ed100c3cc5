import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { lookUpCode } from '#core/money/discounts/look-up-code.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import { quoteOrder } from '#core/money/orders/quote.ts'
import { listOrders } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { openShop } from './till.ts'

const SPRING: DiscountCode = {
  code: 'SPRING',
  country: 'NL',
  member: null,
  expires: START + 30 * DAY,
  percentage: 40,
  currency: null,
  minimumOrderValue: 3000,
  status: 'active',
  validity: 'once-per-user',
  paymentMethods: [],
  amount: 0,
  made: null,
}

async function shopWithCode() {
  const shop = await openShop()
  await shop.commit(({ discounts }) => discounts.add(SPRING))
  const quote = (changes: { bundle?: string; code?: string | null; member?: string } = {}) =>
    quoteOrder(shop, {
      member: 'ann',
      bundle: 'eur-60',
      code: null,
      country: 'NL',
      site: shop.site,
      ...changes,
    })
  const lookUp = (code: string, member = 'ann') =>
    lookUpCode(shop, { member, code, site: shop.site })
  const buy = async (code: string | null) => {
    await placeOrder(shop, shop.order({ code }))
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  }
  return { ...shop, quote, lookUp, buy }
}

describe('a quote', () => {
  test('has the active discount with its real end', async () => {
    const shop = await shopWithCode()
    expect(await shop.quote()).toMatchObject({
      ok: true,
      value: {
        bundle: { id: 'eur-60', price: { amount: 3999 } },
        discount: {
          code: 'TIMEBONUS25',
          percentage: 25,
          saved: { amount: 1000, currency: 'EUR' },
          until: START + shop.site.welcomeWindow,
          after: null,
        },
        total: { amount: 2999, currency: 'EUR' },
      },
    })
    shop.pass(4 * HOUR)
    expect(await shop.quote()).toMatchObject({
      value: { discount: { code: 'WELCOME25', until: START + shop.site.welcomeWindow } },
    })
  })

  test('has the real end of its price, and the following welcome discount', async () => {
    const shop = await shopWithCode()
    const site = { ...shop.site, welcomePercentage: 10 }
    const quote = () =>
      quoteOrder(shop, { member: 'ann', bundle: 'eur-60', code: null, country: 'NL', site })
    expect(await quote()).toMatchObject({
      value: {
        discount: {
          until: START + 4 * HOUR,
          after: { percentage: 10, until: START + site.welcomeWindow },
        },
        total: { amount: 2999 },
      },
    })
    shop.pass(4 * HOUR)
    expect(await quote()).toMatchObject({
      value: { discount: { code: 'WELCOME10', after: null }, total: { amount: 3599 } },
    })
  })

  test('is the full price without a discount', async () => {
    const shop = await shopWithCode()
    shop.pass(shop.site.welcomeWindow)
    expect(await shop.quote()).toMatchObject({ value: { discount: null, total: { amount: 3999 } } })
  })

  test('prefers a typed code', async () => {
    const shop = await shopWithCode()
    expect(await shop.quote({ code: ' spring ' })).toMatchObject({
      value: { discount: { code: 'SPRING' }, total: { amount: 2399 } },
    })
  })

  test('says why a typed code does not apply', async () => {
    const shop = await shopWithCode()
    expect(await shop.quote({ code: 'SPRING', bundle: 'eur-25' })).toMatchObject({
      error: { code: 'discount.not-for-this-order' },
    })
    expect(await shop.quote({ code: 'SPRINGS' })).toMatchObject({
      error: { code: 'discount.not-found' },
    })
  })

  test('needs an available bundle and an existing member', async () => {
    const shop = await shopWithCode()
    const missing = { error: { code: 'bundle.not-found' } } as const
    expect(await shop.quote({ bundle: 'gbp-25' })).toMatchObject(missing)
    expect(await shop.quote({ member: 'nobody' })).toMatchObject(missing)
  })
})

describe('looking up a code', () => {
  test('finds codes, and the account’s own discounts while they last', async () => {
    const shop = await shopWithCode()
    expect(await shop.lookUp('spring')).toEqual({ ok: true, value: SPRING })
    expect(await shop.lookUp('timebonus25')).toMatchObject({ value: { code: 'TIMEBONUS25' } })
    expect(await shop.lookUp('welcome25')).toMatchObject({ value: { code: 'WELCOME25' } })
    shop.pass(4 * HOUR)
    expect(await shop.lookUp('timebonus25')).toMatchObject({ value: { code: 'WELCOME25' } })
    shop.pass(31 * DAY)
    expect(await shop.lookUp('timebonus25')).toMatchObject({ error: { code: 'discount.expired' } })
    expect(await shop.lookUp('spring')).toMatchObject({ error: { code: 'discount.expired' } })
  })

  test('finds nothing without a member', async () => {
    const shop = await shopWithCode()
    expect(await shop.lookUp('spring', 'nobody')).toMatchObject({
      error: { code: 'discount.not-found' },
    })
  })

  test('ignores the claim of a pending order, which a new one would replace', async () => {
    const shop = await shopWithCode()
    await placeOrder(shop, shop.order({ code: 'SPRING' }))
    expect(await shop.lookUp('SPRING')).toMatchObject({ ok: true })
  })

  test('reports a used code after its payment', async () => {
    const shop = await shopWithCode()
    await shop.buy('SPRING')
    expect(await shop.lookUp('SPRING')).toMatchObject({ error: { code: 'discount.used' } })
    expect(await shop.lookUp('TIMEBONUS25')).toMatchObject({ error: { code: 'discount.used' } })
  })
})

describe('a member’s orders', () => {
  test('are listed for their member only', async () => {
    const shop = await shopWithCode()
    await shop.buy(null)
    expect(await listOrders(shop, { member: 'ann' })).toMatchObject([{ id: 'order-1' }])
    expect(await listOrders(shop, { member: 'bob' })).toEqual([])
    expect(await viewOrder(shop, { member: 'bob', order: 'order-1' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
  })

  test('have their newest payment and refundable credits', async () => {
    const shop = await shopWithCode()
    await shop.buy(null)
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: {
        payment: { id: 'pay-1', state: 'paid' },
        refundable: { credits: 60, amount: { amount: 2999 }, until: START + 14 * DAY },
      },
    })
  })

  test('may have no payment', async () => {
    const shop = await shopWithCode()
    await placeOrder(shop, shop.order())
    const withoutDiscount = {
      ...shop,
      reads: { ...shop.reads, orders: { ...shop.reads.orders, payments: async () => [] } },
    }
    expect(await viewOrder(withoutDiscount, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { payment: null, refundable: null },
    })
  })
})
