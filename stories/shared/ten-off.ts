import type { DiscountCode } from '#core/discounts/discount.ts'

/** A code that takes a tenth off for everybody, as often as they like, but for `changes`. */
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
  ...changes,
})
