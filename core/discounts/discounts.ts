import type { MemberId } from '../accounts/account.ts'
import type { DiscountCode } from './discount.ts'

export interface DiscountReads {
  /** Without regard to case. */
  byCode(code: string): Promise<DiscountCode | null>
  /** The orders this code was claimed for, of one member or of all. */
  claims(code: string, member: MemberId | null): Promise<readonly string[]>
}

export interface Discounts extends DiscountReads {
  add(code: DiscountCode): Promise<void>
  /**
   * Books the code to an order. `scope` is what a second claim collides with: the member for once-per-user,
   * one word for once, the order itself for unlimited. `false` when somebody was first.
   */
  claim(claim: { code: string; member: MemberId; order: string; scope: string }): Promise<boolean>
  /** Gives an unpaid order's code back. */
  release(order: string): Promise<void>
}
