import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { asOnReceipt } from '#core/money/withdrawal.ts'
import { expectedOf } from '#core/money/withdrawals/view-withdrawal.ts'
import { DAY } from '#core/shared/time.ts'
import { open } from './stated.ts'

type Shop = Awaited<ReturnType<typeof open>>

/** What the page of a stated withdrawal says before it is confirmed. */
async function expected(shop: Shop) {
  const stated = await shop.reads.withdrawals.byId('withdrawal-1')
  if (!stated) throw new Error('nothing was stated')
  return (await expectedOf(shop, stated))?.expected ?? null
}

describe('what a withdrawal comes to, before it is confirmed', () => {
  test('is the refund that the order offers, and what confirming gives', async () => {
    const shop = await open()
    await shop.use(10)
    await shop.state()
    const refund = { credits: 50, amount: { amount: 2499, currency: 'EUR' }, endsPremium: false }
    expect(await expected(shop)).toMatchObject({ result: 'refunded', refund })
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({ value: { refundable: refund } })
    expect(await shop.confirm()).toMatchObject({
      value: { result: 'refunded', credits: 50, used: 10, amount: 2499 },
    })
    expect(await expected(shop)).toBeNull()
  })

  test('is nothing where all credits are used', async () => {
    const shop = await open()
    await shop.use(60)
    await shop.state()
    expect(await expected(shop)).toEqual({ result: 'spent', refund: null, used: 60 })
  })

  test('is nothing after the period, counted to the statement', async () => {
    const shop = await open()
    shop.pass(14 * DAY - 1)
    await shop.state()
    shop.pass(DAY)
    expect(await expected(shop)).toMatchObject({ result: 'refunded' })

    const late = await open()
    await late.use(20)
    late.pass(14 * DAY)
    await late.state()
    expect(await expected(late)).toEqual({ result: 'late', refund: null, used: 20 })
    expect(await late.confirm()).toMatchObject({ value: { result: 'late', used: 20 } })
  })

  test('is nothing where the money is back already, or never came', async () => {
    const shop = await open()
    await shop.state()
    await shop.refund()
    expect(await expected(shop)).toEqual({ result: 'returned', refund: null, used: 0 })

    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    const stated = await shop.reads.withdrawals.byId('withdrawal-1')
    if (!stated) throw new Error('nothing was stated')
    const unpaid = await expectedOf(shop, { ...stated, order: 'order-2' })
    expect(unpaid?.expected).toEqual({ result: 'unpaid', refund: null, used: 0 })
  })

  test('is unknown without an order', async () => {
    const shop = await open()
    await shop.state({ number: '261121-000000' })
    expect(await expected(shop)).toBeNull()
  })
})

test.each([
  [' 261121-7kq4mx ', '261121-7KQ4MX'],
  ['261121 7kq4mx', '261121-7KQ4MX'],
  ['2611217KQ4MX', '261121-7KQ4MX'],
  [' order 7 ', 'order 7'],
])('the order number %p is repeated as %p', (typed, shown) => {
  expect(asOnReceipt(typed)).toBe(shown)
})
