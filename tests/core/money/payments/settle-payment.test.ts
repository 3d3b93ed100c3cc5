import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { spend } from '#core/money/book.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import type { PaymentState } from '#core/money/order.ts'
import { receiveWebhook } from '#core/money/payments/receive-webhook.ts'
import { applyReport, settlePayment } from '#core/money/settle-payment.ts'
import { START } from '#tests/core/world.ts'
import { openShop } from '../checkout/till.ts'

async function shopWithOrder() {
  const shop = await openShop()
  await placeOrder(shop, shop.order())
  const settle = (reference = 'ref-pay-1') =>
    settlePayment(shop, { provider: 'sandbox', reference })
  const report = async (outcome: PaymentState) => {
    shop.provider.decide({ id: 'pay-1' }, outcome)
    return settle()
  }
  const books = async () => ({
    wallet: await shop.reads.wallets.of('ann'),
    paid: await shop.reads.ledger.balance('paid:ann'),
    sales: await shop.reads.ledger.balance('site:sales'),
    refunds: await shop.reads.ledger.balance('site:refunds'),
  })
  return { ...shop, settle, report, books }
}

describe('a paid payment', () => {
  test('completes the order: credits, premium, used discount, receipt and live update', async () => {
    const shop = await shopWithOrder()
    expect(await shop.report('paid')).toMatchObject({
      ok: true,
      value: { order: { state: 'completed' }, payment: { state: 'paid' } },
    })

    expect(await shop.books()).toEqual({
      wallet: { granted: 0, paid: 60 },
      paid: 60,
      sales: -60,
      refunds: 0,
    })
    expect(await shop.reads.accounts.byId('ann')).toMatchObject({ premiumSince: START })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual(['order-1'])
    expect(await shop.deliveries()).toMatchObject([
      { notification: { kind: 'receipt', member: 'ann', order: 'order-1' }, addedAt: START },
    ])
    const completed = { type: 'order.completed', order: 'order-1', member: 'ann' } as const
    expect(await shop.allEvents()).toEqual([completed])
  })

  test('reported twice, also concurrently, gives its credits once', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await Promise.all([shop.settle(), shop.settle(), shop.settle()])
    await shop.settle()
    expect((await shop.books()).wallet).toEqual({ granted: 0, paid: 60 })
    expect(await shop.deliveries()).toHaveLength(1)
    expect(await shop.allEvents()).toHaveLength(1)
  })

  test('does not change since when a member is premium', async () => {
    const shop = await openShop()
    await shop.member('old', { account: { premiumSince: START - 5 } })
    await placeOrder(shop, shop.order({ member: 'old' }))
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    expect(await shop.reads.accounts.byId('old')).toMatchObject({ premiumSince: START - 5 })
  })

  test('still counts after the order was cancelled, with its discount', async () => {
    const shop = await shopWithOrder()
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await shop.report('paid')).toMatchObject({ value: { order: { state: 'completed' } } })
    expect((await shop.books()).wallet.paid).toBe(60)
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual(['order-1'])
  })

  test('of another amount or currency changes nothing', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid', 1)
    expect(await shop.settle()).toEqual({ ok: false, error: { code: 'payment.amount-mismatch' } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
    expect((await shop.books()).wallet.paid).toBe(0)
  })
})

describe('an unpaid payment', () => {
  test.each(['failed', 'cancelled'] as const)('%s: releases the discount', async (outcome) => {
    const shop = await shopWithOrder()
    expect(await shop.report(outcome)).toMatchObject({ value: { order: { state: outcome } } })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toEqual([])
    expect(await shop.deliveries()).toEqual([])
    const allEvents = { type: `order.${outcome}`, order: 'order-1', member: 'ann' } as const
    expect(await shop.allEvents()).toEqual([allEvents])
  })

  test('that is still open changes nothing', async () => {
    const shop = await shopWithOrder()
    expect(await shop.settle()).toMatchObject({ value: { order: { state: 'pending' } } })
    expect(await shop.allEvents()).toEqual([])
  })
})

describe('a refunded payment', () => {
  test('takes back what is left of its credits', async () => {
    const shop = await shopWithOrder()
    await shop.report('paid')
    await shop.commit((stores) =>
      spend(stores, shop, { member: 'ann', amount: 45, reference: 'm1', reason: 'message' }),
    )
    expect(await shop.report('refunded')).toMatchObject({ value: { order: { state: 'refunded' } } })
    expect(await shop.books()).toEqual({
      wallet: { granted: 0, paid: 0 },
      paid: 0,
      sales: -60,
      refunds: 15,
    })
    expect(await shop.reads.accounts.byId('ann')).toMatchObject({
      premiumSince: null,
      boughtAt: START,
    })
  })
})

describe('polling a provider', () => {
  test('needs an existing provider and payment', async () => {
    const shop = await shopWithOrder()
    const missing = { ok: false, error: { code: 'payment.not-found' } } as const
    expect(await shop.settle('ref-pay-9')).toEqual(missing)
    expect(await settlePayment(shop, { provider: 'mollie', reference: 'ref-pay-1' })).toEqual(
      missing,
    )
    shop.provider.removeReport('pay-1')
    expect(await shop.settle()).toEqual(missing)
    const nothing = { state: 'paid', amount: { amount: 1, currency: 'EUR' }, returned: 0 } as const
    expect(await applyReport(shop, { id: 'pay-1', order: 'order-9' }, nothing)).toEqual(missing)
    const money = { amount: 2999, currency: 'EUR' }
    const paid = { state: 'paid', amount: money, returned: 0 } as const
    expect(await applyReport(shop, { id: 'pay-9', order: 'order-1' }, paid)).toEqual(missing)
  })

  test('fails while it is unreachable', async () => {
    const shop = await shopWithOrder()
    shop.provider.state.reachable = false
    expect(await shop.settle()).toMatchObject({ error: { code: 'payment.provider-unreachable' } })
  })
})

describe('a webhook', () => {
  const call = (body: string, signature: string | null = 'ours') => ({
    provider: 'sandbox',
    call: { body, header: () => signature },
  })

  test('triggers a request to the provider, whose response decides', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await receiveWebhook(shop, call('ref-pay-1'))).toMatchObject({
      value: { order: { state: 'completed' } },
    })
  })

  test('with an invalid signature, or of an unknown provider, is refused', async () => {
    const shop = await shopWithOrder()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await receiveWebhook(shop, call('ref-pay-1', null))).toEqual({
      ok: false,
      error: { code: 'webhook.untrusted' },
    })
    expect(await receiveWebhook(shop, { ...call('ref-pay-1'), provider: 'mollie' })).toEqual({
      ok: false,
      error: { code: 'payment.not-found' },
    })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
  })

  test('about a payment the provider lost does nothing, and waits for an unreachable one', async () => {
    const shop = await shopWithOrder()
    shop.provider.state.reachable = false
    expect(await receiveWebhook(shop, call('ref-pay-1'))).toMatchObject({
      error: { code: 'payment.provider-unreachable' },
    })
    shop.provider.state.reachable = true
    shop.provider.removeReport('pay-1')
    expect(await receiveWebhook(shop, call('ref-pay-1'))).toEqual({ ok: true, value: null })
  })

  test('about an unknown payment has no effect, and reveals nothing', async () => {
    const shop = await shopWithOrder()
    expect(await receiveWebhook(shop, call('ref-of-another-shop'))).toEqual({
      ok: true,
      value: null,
    })
  })
})

test('credits are given once and the ledger balances, for any order of reports', async () => {
  const outcomes = fc.array(
    fc.constantFrom<PaymentState>('open', 'paid', 'failed', 'cancelled', 'refunded'),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(outcomes, async (reports) => {
      const shop = await shopWithOrder()
      for (const outcome of reports) await shop.report(outcome)
      const { wallet, paid, sales, refunds } = await shop.books()
      const order = await shop.reads.orders.byId('order-1')
      expect(wallet.paid).toBe(order?.state === 'completed' ? 60 : 0)
      expect(wallet.paid).toBe(paid)
      expect(paid + sales + refunds).toBe(0)
      expect(sales === 0 || sales === -60).toBe(true)
    }),
    { numRuns: 60 },
  )
})
