import { describe, expect, test } from 'bun:test'
import { checkCode, claimScope, isUsedUp } from '#core/discounts/codes.ts'
import type { DiscountCode } from '#core/discounts/discount.ts'
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
  test('fits an order that it asks nothing of', () => {
    expect(codeOf({})).toBe('fits')
  })

  test('fits when the order is all that it asks for', () => {
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

  test('is unknown to all but the member it was made for', () => {
    expect(codeOf({ member: 'bob' })).toBe('discount.not-found')
  })

  test('is unknown once it is switched off', () => {
    expect(codeOf({ status: 'off' })).toBe('discount.not-found')
  })

  test('ends at its very moment', () => {
    expect(codeOf({ expires: NOW })).toBe('discount.expired')
  })

  test('is used up by one claim of this member, or by one claim of anybody', () => {
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

  test('is not judged by a price or a method that is not chosen yet', () => {
    const picky = { ...spring, minimumOrderValue: 9999, paymentMethods: ['paypal'] }
    const early = { ...trial, price: null, method: null }
    expect(checkCode(picky, early, unclaimed, NOW).ok).toBe(true)
  })

  test('collides with itself per member, for everybody, or never', () => {
    expect(claimScope({ validity: 'once-per-user' }, 'ann', 'order')).toBe('ann')
    expect(claimScope({ validity: 'once' }, 'ann', 'order')).toBe('once')
    expect(claimScope({ validity: 'unlimited' }, 'ann', 'order')).toBe('order')
  })
})
