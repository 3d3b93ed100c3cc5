import type { MemberId } from '../accounts/account.ts'
import type { DiscountCode } from './discount.ts'

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
