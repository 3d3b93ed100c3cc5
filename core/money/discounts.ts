import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'

/** Spec §3, Discount code. */
export type DiscountCode = {
  readonly code: string
  /** Only in this country; `null` is any. */
  readonly country: Country | null
  /** Only for this member; `null` is anyone. */
  readonly member: MemberId | null
  readonly expires: Instant | null
  /** 1 to 90; 0 of a code that takes an amount. */
  readonly percentage: number
  /** In minor units of its currency; 0 of a code that takes a percentage. */
  readonly amount: number
  readonly currency: string | null
  /** In minor units. */
  readonly minimumOrderValue: number
  readonly status: 'active' | 'off'
  readonly validity: 'once-per-user' | 'once' | 'unlimited'
  /** Only with these methods; empty is any. */
  readonly paymentMethods: readonly string[]
  /** When an operator made it, under a client-made id; `null` of one that a member got by a rule of the site. */
  readonly made: { readonly id: string; readonly at: Instant } | null
}

/** What a discount takes off a price: a percentage or an amount; the other is 0. */
export type Reduction = Pick<DiscountCode, 'percentage' | 'amount'>

/** Position of a code that operators made, in the list of them. */
export type CodePosition = { readonly at: Instant; readonly id: string }

export interface DiscountReads {
  /** Case-insensitive. */
  byCode(code: string): Promise<DiscountCode | null>
  /** Orders that claimed this code, of one member or of all. */
  claims(code: string, member: MemberId | null): Promise<readonly string[]>
  /** Codes that operators made, newest first. */
  made(before: CodePosition | null, limit: number): Promise<readonly DiscountCode[]>
}

export interface Discounts extends DiscountReads {
  /** `false` if the code exists, however its letters are written; the store guarantees uniqueness. */
  add(code: DiscountCode): Promise<boolean>
  /** Ends a code; `false` if it is not active. */
  end(code: string): Promise<boolean>
  /**
   * Claims the code for an order. `scope` is the unique key: the member for once-per-user, a constant for once, the
   * order for unlimited. `false` if already claimed.
   */
  claim(claim: { code: string; member: MemberId; order: string; scope: string }): Promise<boolean>
  /** Releases an unpaid order's claim. */
  release(order: string): Promise<void>
}
