import type { DiscountCode } from '#core/money/discounts.ts'

/** A 10 % code for everybody, any number of times, with `changes`. */
export const tenOff = (code: string, changes: Partial<DiscountCode> = {}): DiscountCode => ({
  code,
  country: null,
  member: null,
  expires: null,
  percentage: 10,
  currency: null,
  minimumOrderValue: 0,
  status: 'active',
  validity: 'unlimited',
  paymentMethods: [],
  amount: 0,
  made: null,
  ...changes,
})
