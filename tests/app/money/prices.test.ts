import { expect, test } from 'bun:test'
import { pollDelay } from '#app/money/checkout/await-outcome.ts'
import { bundleSearch, codeSearch, withCode } from '#app/money/credits/code-search.ts'
import { offerOf } from '#app/money/credits/offer.ts'
import type { Bundle, Discount } from '#app/money/credits/queries.ts'
import { remainingOf, secondsOf, untilNextTick } from '#app/money/credits/use-remaining.ts'

const SIXTY: Bundle = {
  id: 'eur-60',
  credits: 60,
  price: { amount: 3999, currency: 'EUR' },
  per_message: { amount: 67, currency: 'EUR' },
}

const quarterOff = (changes: Partial<Discount> = {}): Discount => ({
  code: 'TIMEBONUS25',
  country: null,
  user_id: null,
  expires: '2026-11-21T16:00:00Z',
  value_percentage: 25,
  value_amount: null,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
  kind: 'time-bonus',
  price: { until: '2026-11-24T12:00:00Z', after: null },
  now: '2026-11-21T12:00:00Z',
  ...changes,
})

test('an offer shows the price to pay and what a message then costs', () => {
  expect(offerOf(SIXTY, null, 1)).toMatchObject({ total: SIXTY.price, each: SIXTY.per_message })
  expect(offerOf(SIXTY, quarterOff(), 1)).toMatchObject({
    total: { amount: 2999, currency: 'EUR' },
    each: { amount: 50, currency: 'EUR' },
    discounted: true,
  })
})

test('a discount that does not apply to a bundle is not shown on it', () => {
  const others = [quarterOff({ currency: 'USD' }), quarterOff({ minimum_order_value: 4000 })]
  for (const discount of others) {
    expect(offerOf(SIXTY, discount, 1)).toMatchObject({ total: SIXTY.price, discounted: false })
  }
})

test('a countdown uses the server’s clock, whatever the device’s', () => {
  const deadline = {
    until: '2026-11-21T16:00:00Z',
    now: '2026-11-21T12:00:00Z',
    // A device that is two years behind.
    receivedAt: 1_000_000,
  }
  expect(remainingOf(deadline, 1_000_000)).toBe(4 * 3600 * 1000)
  expect(secondsOf(remainingOf(deadline, 1_000_001))).toBe(4 * 3600)
  expect(remainingOf(deadline, 1_000_000 + 5 * 3600 * 1000)).toBe(0)
})

test('a payment is polled often at first, then with growing intervals', () => {
  const delays = Array.from({ length: 20 }, (_, attempt) => pollDelay(attempt))
  expect(delays[0]).toBe(2000)
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays)
  expect(delays.at(-1)).toBe(30_000)
})

test('a code in the URL is used as typed, and an invalid one is ignored', () => {
  expect(codeSearch({ code: ' LENTE ' })).toEqual({ code: 'LENTE' })
  expect(codeSearch({ code: 2026 })).toEqual({ code: '2026' })
  expect(codeSearch({ code: '' })).toEqual({})
  expect(codeSearch({ code: 'x'.repeat(61) })).toEqual({})
  expect(codeSearch({ code: 'LENTE\0' })).toEqual({})
  expect(codeSearch({})).toEqual({})
  expect(bundleSearch({ code: 'LENTE', bundle: 'eur-60' })).toEqual({
    code: 'LENTE',
    bundle: 'eur-60',
  })
  expect(bundleSearch({ bundle: 'x'.repeat(41) })).toEqual({})
  expect(withCode('LENTE')({ bundle: 'eur-60' })).toEqual({ bundle: 'eur-60', code: 'LENTE' })
  expect(withCode(null)({ bundle: 'eur-60', code: 'LENTE' })).toEqual({ bundle: 'eur-60' })
})

test('a countdown whose timer is always a little late shows every second once, and ends in time', () => {
  const shown: number[] = []
  let remaining = 4_013
  for (let ticks = 0; remaining > 0 && ticks < 10; ticks += 1) {
    shown.push(secondsOf(remaining))
    remaining -= untilNextTick(remaining) + 30
  }
  expect(shown).toEqual([5, 4, 3, 2, 1])
  expect(remaining).toBe(-30)
})
