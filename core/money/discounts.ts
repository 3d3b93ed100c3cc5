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
  /** 1 to 90. */
  readonly percentage: number
  readonly currency: string | null
  /** In minor units. */
  readonly minimumOrderValue: number
  readonly status: 'active' | 'off'
  readonly validity: 'once-per-user' | 'once' | 'unlimited'
  /** Only with these methods; empty is any. */
  readonly paymentMethods: readonly string[]
}

export interface DiscountReads {
  /** Case-insensitive. */
  byCode(code: string): Promise<DiscountCode | null>
  /** Orders that claimed this code, of one member or of all. */
  claims(code: string, member: MemberId | null): Promise<readonly string[]>
}

export interface Discounts extends DiscountReads {
  add(code: DiscountCode): Promise<void>
  /**
   * Claims the code for an order. `scope` is the unique key: the member for once-per-user, a constant for once, the
   * order for unlimited. `false` if already claimed.
   */
  claim(claim: { code: string; member: MemberId; order: string; scope: string }): Promise<boolean>
  /** Releases an unpaid order's claim. */
  release(order: string): Promise<void>
}
