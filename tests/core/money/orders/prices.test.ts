import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { discountOn, totalOf } from '#core/money/orders/prices.ts'
import { roundedShare } from '#core/shared/money.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' })
const off = (percentage: number) => ({ percentage, amount: 0 })
const price = fc.integer({ min: 1, max: 100_000_000 })
const percentage = fc.integer({ min: 1, max: 90 })

describe('a discounted price', () => {
  test.each([
    [1999, 25, 500],
    [3999, 25, 1000],
    [8499, 25, 2125],
    [18_999, 25, 4750],
    [10, 25, 3],
    [6, 25, 2],
    [5, 25, 1],
  ])('of %d cents at %d percent saves %d, rounding half up', (amount, percent, saved) => {
    expect(discountOn(euro(amount), off(percent))).toEqual(euro(saved))
    expect(totalOf(euro(amount), off(percent))).toEqual(euro(amount - saved))
  })

  test('is the price without a discount', () => {
    expect(totalOf(euro(1999), null)).toEqual(euro(1999))
  })

  test('is never zero', () => {
    expect(totalOf(euro(1), off(90))).toEqual(euro(1))
    expect(totalOf(euro(3), off(90))).toEqual(euro(1))
  })

  test('of an amount is that much less, and never zero', () => {
    expect(totalOf(euro(1999), { percentage: 0, amount: 500 })).toEqual(euro(1499))
    expect(totalOf(euro(500), { percentage: 0, amount: 500 })).toEqual(euro(1))
  })

  test('is a positive integer, within half a minor unit of the exact one', () => {
    fc.assert(
      fc.property(price, percentage, (amount, percent) => {
        const { amount: total } = totalOf(euro(amount), off(percent))
        const exact = amount - (amount * percent) / 100
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(1)
        expect(total).toBeLessThanOrEqual(amount)
        if (exact >= 1) expect(Math.abs(total - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('and the savings add up to the price', () => {
    fc.assert(
      fc.property(price, percentage, (amount, percent) => {
        const { amount: saved } = discountOn(euro(amount), off(percent))
        expect(saved + totalOf(euro(amount), off(percent)).amount).toBe(amount)
      }),
    )
  })
})

test('a share of an amount rounds half up', () => {
  expect(roundedShare(1, 1, 2)).toBe(1)
  expect(roundedShare(1, 1, 3)).toBe(0)
  expect(roundedShare(1999, 1, 25)).toBe(80)
})
