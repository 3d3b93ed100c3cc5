import { describe, expect, test } from 'bun:test'
import {
  changeOf,
  firstSeen,
  isAgreed,
  NOTICE_TIME,
  type Price,
  priceIsNow,
} from '#app/money/checkout/seen-price.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const BONUS = { code: 'TIMEBONUS25', until: '2026-12-01T12:00:00.000Z' }
const euros = (amount: number) => ({ amount, currency: 'EUR' })
const reduced: Price = { total: euros(1499), now: NOW, discount: BONUS }
const full: Price = { total: euros(1999), now: NOW, discount: null }

describe('a press on an open checkout', () => {
  test('pays the price that the page opened with, at once', () => {
    expect(isAgreed(firstSeen(reduced), reduced.total, 0)).toBe(true)
  })

  test('does not pay a price that is not shown yet', () => {
    expect(isAgreed(firstSeen(reduced), full.total, 0)).toBe(false)
  })

  test('pays a changed price only once its notice was in sight for a moment', () => {
    const changed = priceIsNow(firstSeen(reduced), full, 500)
    expect(isAgreed(changed, full.total, 500)).toBe(false)
    expect(isAgreed(changed, full.total, 500 + NOTICE_TIME - 1)).toBe(false)
    expect(isAgreed(changed, full.total, 500 + NOTICE_TIME)).toBe(true)
    expect(isAgreed(changed, reduced.total, 500 + NOTICE_TIME)).toBe(false)
  })
})

describe('an open page', () => {
  test('says nothing of a price that is fetched again and is the same', () => {
    const same = { ...reduced, now: '2026-11-28T12:05:00.000Z' }
    const seen = priceIsNow(firstSeen(reduced), same, 500)
    expect(seen).toEqual(firstSeen(same))
    expect(priceIsNow(seen, same, 600)).toBe(seen)
    expect(changeOf(seen, false)).toBeNull()
  })

  test('says that the discount on a first purchase is used, once something is bought', () => {
    const seen = priceIsNow(firstSeen(reduced), full, 500)
    expect(changeOf(seen, true)).toBe('discount-used')
    expect(changeOf(seen, false)).toBe('price-now')
  })

  test('says that a discount is over, by the clock of the server', () => {
    const later = { ...full, now: BONUS.until }
    expect(changeOf(priceIsNow(firstSeen(reduced), later, 500), false)).toBe('discount-ended')
    const untimed = { ...later, now: null }
    expect(changeOf(priceIsNow(firstSeen(reduced), untimed, 500), false)).toBe('price-now')
  })

  test('names no reason for a price that has none, nor for another discount', () => {
    const dearer = { ...full, total: euros(2499) }
    expect(changeOf(priceIsNow(firstSeen(full), dearer, 500), true)).toBe('price-now')
    const less = { ...reduced, total: euros(1799) }
    expect(changeOf(priceIsNow(firstSeen(reduced), less, 500), true)).toBe('price-now')
    const code: Price = { ...reduced, discount: { code: 'TEN', until: null } }
    expect(changeOf(priceIsNow(firstSeen(code), full, 500), true)).toBe('price-now')
  })

  test('compares a second change with what it opened with', () => {
    const dearer = { ...full, total: euros(2499) }
    const twice = priceIsNow(priceIsNow(firstSeen(reduced), full, 500), dearer, 900)
    expect(twice).toEqual({ price: dearer, change: { before: reduced, at: 900 } })
  })
})
