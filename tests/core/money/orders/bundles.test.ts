import { describe, expect, test } from 'bun:test'
import { bundlesAt, currencyAt, repeatableBundle, worthOf } from '#core/money/orders/bundles.ts'
import {
  isPaymentMethod,
  methodsAt,
  PAYMENT_METHOD_IDS,
  USUAL_METHOD,
  waysToPay,
} from '#core/money/orders/payment-methods.ts'
import { refundable } from '#core/money/orders/refund.ts'
import { DAY } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import type { Bundle, PaymentMethod } from '#core/site/settings.ts'
import { NOW } from '#tests/contracts/sample.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'

const bundle = (id: string, credits: number, amount: number, currency: string): Bundle => ({
  id,
  credits,
  price: { amount, currency },
})
const site = {
  bundles: [
    bundle('eur-60', 60, 3999, 'EUR'),
    bundle('eur-25', 25, 1999, 'EUR'),
    bundle('gbp-25', 25, 1799, 'GBP'),
  ],
  minimumMessageCosts: {
    NL: { amount: 48, currency: 'EUR' },
    GB: { amount: 42, currency: 'GBP' },
    PL: { amount: 200, currency: 'PLN' },
  },
  messageCredits: 1,
}

describe('the bundles of a site', () => {
  test("are priced in the country's currency, smallest first", () => {
    expect(bundlesAt(site, 'GB').map(({ id }) => id)).toEqual(['gbp-25'])
    expect(bundlesAt(site, 'NL').map(({ id }) => id)).toEqual(['eur-25', 'eur-60'])
  })

  test("are priced in the site's first currency as a fallback", () => {
    expect(currencyAt(site, 'PL')).toBe('EUR')
    expect(currencyAt(site, 'US')).toBe('EUR')
    expect(currencyAt({ ...site, bundles: [] }, 'NL')).toBeNull()
    expect(bundlesAt({ ...site, bundles: [] }, 'NL')).toEqual([])
  })

  test('have a price per message', () => {
    const costs = bundlesAt({ ...site, messageCredits: 2 }, 'NL').map((one) => one.perMessage)
    expect(costs).toEqual([
      { amount: 160, currency: 'EUR' },
      { amount: 133, currency: 'EUR' },
    ])
  })

  test('say what so many credits cost, from the cheapest to the dearest', () => {
    expect(worthOf(bundlesAt(site, 'NL'), 20)).toEqual({
      from: { amount: 1333, currency: 'EUR' },
      to: { amount: 1599, currency: 'EUR' },
    })
    const only = { amount: 1439, currency: 'GBP' }
    expect(worthOf(bundlesAt(site, 'GB'), 20)).toEqual({ from: only, to: only })
    expect(worthOf([], 20)).toBeNull()
  })

  test('can be bought again: the last completed one, if still sold', () => {
    const orders = [
      sampleOrder('ann', { bundle: 'eur-25', state: 'failed' }),
      sampleOrder('ann', { bundle: 'eur-60', state: 'completed' }),
      sampleOrder('ann', { bundle: 'eur-25', state: 'completed' }),
    ]
    expect(repeatableBundle(orders, bundlesAt(site, 'NL'))?.id).toBe('eur-60')
    expect(repeatableBundle(orders, bundlesAt(site, 'GB'))).toBeNull()
    expect(repeatableBundle([], bundlesAt(site, 'NL'))).toBeNull()
  })
})

describe('payment methods', () => {
  const method = (id: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
    id,
    provider: 'sandbox',
    countries: 'all',
    currencies: 'all',
    state: 'on',
    ...changes,
  })
  const paymentMethods = [
    method('ideal', { countries: ['NL'], currencies: ['EUR'] }),
    method('creditcard'),
    method('giropay', { state: 'off' }),
    method('blik', { countries: ['PL'], currencies: ['PLN'] }),
  ]
  const ids = (...place: Parameters<typeof methodsAt> extends [unknown, ...infer R] ? R : never) =>
    methodsAt({ paymentMethods }, ...place).map(({ id }) => id)

  test('are those of country and currency that are enabled', () => {
    expect(ids('NL', 'EUR')).toEqual(['ideal', 'creditcard'])
    expect(ids('PL', 'EUR')).toEqual(['creditcard'])
    expect(ids('PL', 'PLN')).toEqual(['creditcard', 'blik'])
  })

  const choices = (country: Parameters<typeof waysToPay>[1], ...offered: string[]) => {
    const ways = waysToPay(
      offered.map((id) => method(id)),
      country,
    )
    return { ...ways, methods: ways.methods.map(({ id }) => id) }
  }

  test('have one option for all cards, with their brands', () => {
    expect(choices('GB', 'creditcard', 'visa', 'mastercard', 'paypal')).toEqual({
      methods: ['creditcard', 'paypal'],
      cardBrands: ['visa', 'mastercard'],
      usual: 'creditcard',
    })
  })

  test('keep single-brand cards where only those are accepted', () => {
    expect(choices('GB', 'visa', 'paypal')).toEqual({
      methods: ['visa', 'paypal'],
      cardBrands: [],
      usual: null,
    })
  })

  test('start with the usual one of the country', () => {
    expect(choices('NL', 'creditcard', 'ideal').methods).toEqual(['ideal', 'creditcard'])
    expect(choices('BE', 'creditcard', 'bancontact').usual).toBe('bancontact')
    expect(choices('DE', 'creditcard', 'paypal').methods).toEqual(['paypal', 'creditcard'])
    expect(choices('NL', 'creditcard', 'paypal').usual).toBeNull()
  })

  test('are usual ones in every country, among the available', () => {
    for (const country of COUNTRIES) {
      expect(isPaymentMethod(USUAL_METHOD[country])).toBe(true)
    }
  })

  test('are eighteen in total', () => {
    expect(new Set(PAYMENT_METHOD_IDS).size).toBe(18)
  })
})

describe('a refund', () => {
  const order = sampleOrder('ann', {
    state: 'completed',
    paidAt: NOW,
    settledAt: NOW + DAY,
    credits: 60,
    total: { amount: 2999, currency: 'EUR' },
  })
  const site14 = { refundDays: 14 }

  test('returns unused paid credits at their price', () => {
    expect(refundable(order, 60, site14, NOW)).toEqual({
      credits: 60,
      amount: { amount: 2999, currency: 'EUR' },
      until: NOW + 14 * DAY,
    })
    expect(refundable(order, 20, site14, NOW)?.amount.amount).toBe(1000)
  })

  test('is limited by the remaining payment after partial refunds', () => {
    const amount = (returned: number) =>
      refundable({ ...order, returned }, 60, site14, NOW)?.amount.amount
    expect(amount(500)).toBe(2499)
    expect(amount(2999)).toBeUndefined()
  })

  test('is limited by the order', () => {
    expect(refundable(order, 500, site14, NOW)?.credits).toBe(60)
  })

  test('ends with the refund period or the last credit, for completed orders only', () => {
    expect(refundable(order, 60, site14, NOW + 14 * DAY)).toBeNull()
    expect(refundable(order, 0, site14, NOW)).toBeNull()
    expect(refundable({ ...order, state: 'refunded' }, 60, site14, NOW)).toBeNull()
    expect(refundable({ ...order, paidAt: null }, 60, site14, NOW)).toBeNull()
  })
})

test('a payment method has a known name; an old order may have another', () => {
  expect(PAYMENT_METHOD_IDS.every(isPaymentMethod)).toBe(true)
  expect(isPaymentMethod('cowries')).toBe(false)
})
