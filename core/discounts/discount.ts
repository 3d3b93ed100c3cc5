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
