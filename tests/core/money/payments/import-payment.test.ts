import { describe, expect, test } from 'bun:test'
import { LIMITS } from '#core/limits.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { receiveWebhook } from '#core/money/payments/receive-webhook.ts'
import { importUnknownPayments } from '#core/money/payments/reconcile.ts'
import { HOUR } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { openShop, reportOn } from '../checkout/till.ts'

const AMOUNT = { amount: 500, currency: 'EUR' }

async function open() {
  const shop = await openShop()
  const settle = (reference: string) =>
    receiveWebhook(shop, {
      provider: 'sandbox',
      call: { body: reference, header: () => 'ours' },
    })
  const list = () => importUnknownPayments(shop, { provider: 'sandbox' })
  return { ...shop, hear: settle, list }
}

/** An order whose payment was accepted by the provider without a response to us. */
async function cutOff() {
  const shop = await open()
  shop.provider.state.meanwhile = () => Promise.reject(new Error('the line broke'))
  await placeOrder(shop, shop.order())
  return shop
}

describe('a payment with an unknown reference', () => {
  test('is settled by its webhook', async () => {
    const shop = await cutOff()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    expect(await shop.hear('ref-pay-1')).toMatchObject({
      value: { outcome: 'settled', order: { state: 'completed' } },
    })
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ reference: 'ref-pay-1' })
  })

  test('is found in the provider’s list, and can then be paid', async () => {
    const shop = await cutOff()
    expect(await shop.list()).toEqual([])
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({
      state: 'open',
      reference: 'ref-pay-1',
      checkoutUrl: 'https://pay.test/ref-pay-1',
    })
  })

  test('is rejected at another price', async () => {
    const shop = await cutOff()
    shop.provider.decide({ id: 'pay-1' }, 'paid', 1)
    expect(await shop.hear('ref-pay-1')).toMatchObject({
      error: { code: 'payment.amount-mismatch' },
    })
  })
})

describe('a stray payment', () => {
  const stray = {
    provider: 'sandbox',
    reference: 'ref-stray',
    state: 'paid',
    amount: AMOUNT,
    seenAt: START,
  } as const

  test('gets the same response as a known one, is stored, and reported once', async () => {
    const shop = await open()
    shop.provider.know(reportOn({ payment: 'nobody', amount: AMOUNT }, 'ref-stray', 'paid'))
    const outcome = { ok: true, value: { outcome: 'stray', stray } } as const
    expect(await shop.hear('ref-stray')).toMatchObject({ ...outcome, value: { isNew: true } })
    expect(await shop.hear('ref-stray')).toMatchObject({ ...outcome, value: { isNew: false } })
    expect(await shop.reads.orders.strays(9)).toEqual([stray])
  })

  test('is found in the provider’s list', async () => {
    const shop = await open()
    shop.provider.know(reportOn({ payment: null, amount: AMOUNT }, 'ref-stray', 'paid'))
    expect(await shop.list()).toEqual([stray])
    expect(await shop.list()).toEqual([])
  })

  test('may be a second one of ours: the first counts', async () => {
    const shop = await open()
    await placeOrder(shop, shop.order())
    const second = { payment: 'pay-1', amount: { amount: 2999, currency: 'EUR' } }
    shop.provider.know(reportOn(second, 'ref-second', 'paid'))
    expect(await shop.list()).toMatchObject([{ reference: 'ref-second' }])
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
  })
})

describe('looking up unknown payments', () => {
  test('calls no unreachable or unknown provider', async () => {
    const shop = await open()
    shop.provider.state.reachable = false
    expect(await shop.list()).toEqual([])
    expect(await importUnknownPayments(shop, { provider: 'none' })).toEqual([])
    expect(await shop.hear('ref-guessed')).toMatchObject({
      error: { code: 'payment.provider-unreachable' },
    })
  })

  test('has an hourly rate limit', async () => {
    const shop = await open()
    let looks = 0
    const look = async () => {
      looks += 1
      return null
    }
    const ports = { ...shop, providers: () => ({ ...shop.provider, look }) }
    const guess = (n: number) =>
      receiveWebhook(ports, {
        provider: 'sandbox',
        call: { body: `guess-${n}`, header: () => 'ours' },
      })
    for (let n = 0; n < LIMITS.unknownPayments.tries + 5; n += 1) {
      expect(await guess(n)).toEqual({ ok: true, value: null })
    }
    expect(looks).toBe(LIMITS.unknownPayments.tries)
    shop.pass(2 * HOUR)
    await guess(0)
    expect(looks).toBe(LIMITS.unknownPayments.tries + 1)
  })
})
