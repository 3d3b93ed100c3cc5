/** An amount in minor units (cents) of an ISO 4217 currency. Never a fraction. */
export type Money = { readonly amount: number; readonly currency: string }

export const sameMoney = (a: Money, b: Money): boolean =>
  a.amount === b.amount && a.currency === b.currency

/** `part` of `whole`, rounded half up to a whole minor unit. Exact integer arithmetic. */
export const roundedShare = (amount: number, part: number, whole: number): number =>
  Math.floor((2 * amount * part + whole) / (2 * whole))
