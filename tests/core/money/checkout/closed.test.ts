import { describe, expect, test } from 'bun:test'
import { confirmDebit } from '#core/money/checkout/confirm-debit.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { offeredDiscount } from '#core/money/discounts/wished-discount.ts'
import { offerAt, quoteOrder } from '#core/money/orders/quote.ts'
import { DEBIT_FORM, openDebits } from './debit-orders.ts'
import { links } from './till.ts'

const CLOSED = { ok: false, error: { code: 'orders.closed' } } as const

/** A shop with a pending direct debit order, where payments are disabled from now on. */
async function closeShop() {
  const shop = await openDebits()
  await shop.ask()
  const code = await shop.deliver()
  return { ...shop, payments: 'none' as const, code }
}

describe('with payments disabled', () => {
  test('nothing is sold, and no discount is offered', async () => {
    const shop = await closeShop()
    expect(offerAt(shop, shop.site, 'NL')).toEqual({
      bundles: [],
      methods: [],
      cardBrands: [],
      usual: null,
      country: 'NL',
      vat: null,
    })
    const member = await shop.reads.accounts.byId('ann')
    if (!member) throw new Error('Ann is gone')
    for (const welcome of [true, false]) {
      expect(offeredDiscount(shop, { member, site: shop.site, welcome })).toBeNull()
    }
  })

  test('nothing is priced, ordered or retried', async () => {
    const shop = await closeShop()
    const order = shop.order({ order: 'order-9', payment: 'pay-9' })
    expect(await quoteOrder(shop, order)).toEqual(CLOSED)
    expect(await placeOrder(shop, order)).toEqual(CLOSED)
    expect(await retryPayment(shop, { ...order, order: 'order-1' })).toEqual(CLOSED)
    expect(await shop.reads.orders.byId('order-9')).toBeNull()
    expect(shop.provider.state.charges).toEqual([])
  })

  test('no direct debit can be confirmed', async () => {
    const shop = await closeShop()
    const command = { member: 'ann', debit: 'debit-9', order: 'order-1' }
    expect(await askDebit(shop, { ...command, form: DEBIT_FORM, country: 'NL' })).toEqual(CLOSED)
    const { code } = shop
    expect(await confirmDebit(shop, { member: 'ann', debit: 'debit-1', code, links })).toEqual(
      CLOSED,
    )
    expect((await shop.debit())?.mandate).toBeNull()
  })
})

test('with payments enabled, everybody can see the bundles', async () => {
  const shop = await openDebits()
  const { bundles, methods } = offerAt(shop, shop.site, 'NL')
  expect(bundles.map(({ id }) => id)).toEqual(['eur-25', 'eur-60', 'eur-150', 'eur-400'])
  expect(methods[0]?.id).toBe('ideal')
})
