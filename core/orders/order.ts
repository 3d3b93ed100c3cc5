import type { MemberId } from '../accounts/account.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'

export type OrderId = string
export type PaymentId = string

/** Spec §4, Order; product.md §4. */
export type OrderState = 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded'

/** The purchase of a bundle. All prices are frozen when it is placed. */
export type Order = {
  readonly id: OrderId
  readonly member: MemberId
  readonly site: string
  readonly bundle: string
  readonly credits: number
  readonly price: Money
  readonly discount: { readonly code: string; readonly percentage: number } | null
  /** What is to be paid: the price less the discount. */
  readonly total: Money
  readonly state: OrderState
  readonly placedAt: Instant
  readonly settledAt: Instant | null
}

export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled' | 'refunded'

/** One attempt at a provider to pay for an order. */
export type Payment = {
  readonly id: PaymentId
  readonly order: OrderId
  readonly method: string
  readonly provider: string
  /** The provider's name for it; `null` until the provider has answered. */
  readonly reference: string | null
  /** Where the member pays; `null` until the provider has answered. */
  readonly checkoutUrl: string | null
  readonly state: PaymentState
  readonly startedAt: Instant
}
