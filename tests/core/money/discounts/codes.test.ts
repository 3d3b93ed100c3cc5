import { describe, expect, test } from 'bun:test'
import { checkCode, isUsedUp } from '#core/money/discounts/codes.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import { claimScope } from '#core/money/orders/claim-discount.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { NOW } from '#tests/contracts/sample.ts'

const spring = tenOff('SPRING')
const trial = {
  member: 'ann',
  country: 'NL',
  price: { amount: 3999, currency: 'EUR' },
  method: 'ideal',
} as const
const unclaimed = { byMember: 0, byAll: 0 }

const codeOf = (changes: Partial<DiscountCode>, claims = unclaimed) => {
  const checked = checkCode({ ...spring, ...changes }, trial, claims, NOW)
  return checked.ok ? 'fits' : checked.error.code
}

describe('a discount code', () => {
  test('without conditions fits any order', () => {
    expect(codeOf({})).toBe('fits')
  })

  test('fits an order that meets its conditions', () => {
    expect(
      codeOf({
        country: 'NL',
        member: 'ann',
        currency: 'EUR',
        minimumOrderValue: 3999,
        paymentMethods: ['paypal', 'ideal'],
        expires: NOW + 1,
      }),
    ).toBe('fits')
  })

  test('is unknown to all but its own member', () => {
    expect(codeOf({ member: 'bob' })).toBe('discount.not-found')
  })

  test('is unknown after it was disabled', () => {
    expect(codeOf({ status: 'off' })).toBe('discount.not-found')
  })

  test('expires exactly at its end', () => {
    expect(codeOf({ expires: NOW })).toBe('discount.expired')
  })

  test('is used up once per member, or once in total', () => {
    expect(codeOf({ validity: 'once-per-user' }, { byMember: 1, byAll: 1 })).toBe('discount.used')
    expect(codeOf({ validity: 'once-per-user' }, { byMember: 0, byAll: 9 })).toBe('fits')
    expect(codeOf({ validity: 'once' }, { byMember: 0, byAll: 1 })).toBe('discount.used')
    expect(isUsedUp(spring, { byMember: 9, byAll: 9 })).toBe(false)
  })

  test.each([
    { country: 'BE' },
    { currency: 'GBP' },
    { minimumOrderValue: 4000 },
    { paymentMethods: ['paypal'] },
  ] as const)('does not fit another order: %o', (changes) => {
    expect(codeOf(changes)).toBe('discount.not-for-this-order')
  })

  test('is not checked against a price or method that is not chosen yet', () => {
    const picky = { ...spring, minimumOrderValue: 9999, paymentMethods: ['paypal'] }
    const undecided = { ...trial, price: null, method: null }
    expect(checkCode(picky, undecided, unclaimed, NOW).ok).toBe(true)
  })

  test('has a scope per member, in total, or none', () => {
    expect(claimScope({ validity: 'once-per-user' }, 'ann', 'order')).toBe('ann')
    expect(claimScope({ validity: 'once' }, 'ann', 'order')).toBe('once')
    expect(claimScope({ validity: 'unlimited' }, 'ann', 'order')).toBe('order')
  })
})
