import type { MemberId } from '../accounts/account.ts'
import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'

export type OrderId = string
export type PaymentId = string

/** Spec §4, Order; product.md §4. A chargeback is the member's bank taking the money back. */
export type OrderState =
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'charged-back'

/** A discount as it was when a price was made with it. */
export type OrderDiscount = { readonly code: string; readonly percentage: number }

/** The purchase of a bundle. All prices are frozen when it is placed. */
export type Order = {
  readonly id: OrderId
  readonly member: MemberId
  readonly site: string
  readonly bundle: string
  readonly credits: number
  readonly price: Money
  readonly discount: OrderDiscount | null
  /** What is to be paid: the price less the discount. */
  readonly total: Money
  /** Where the member paid from; `null` on orders from before this was kept. */
  readonly country: Country | null
  /** The VAT in the total, in hundredths of a percent; `null` where none is known of. */
  readonly vatRate: number | null
  readonly state: OrderState
  readonly placedAt: Instant
  /** When it was paid for the first time. */
  readonly paidAt: Instant | null
  readonly settledAt: Instant | null
  /** How much of what was paid went back, in minor units. */
  readonly returned: number
  /** How often the member's bank took the money back. */
  readonly chargebacks: number
  /** The credits that the last chargeback took, to be restored should the bank reverse it. */
  readonly chargedBackCredits: number
}

/** Whether a purchase stands: paid, and not paid back whole. */
export const isStanding = ({ state, returned, total }: Order): boolean =>
  state === 'completed' || (state === 'refunded' && returned < total.amount)

/**
 * `unknown`: the provider did not answer when it was asked to collect it, so it may know the payment or not; it is
 * asked until it tells, and nobody is offered to pay a second time before.
 */
export type PaymentState =
  | 'open'
  | 'unknown'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'charged-back'

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
  /** What this attempt asks for: the order's total at that time. */
  readonly amount: Money
  readonly discount: OrderDiscount | null
  readonly startedAt: Instant
  /** While nobody knows how it ends: when the provider is asked next. */
  readonly nextAskAt: Instant
}

/** Whether the provider has yet to say how a payment ends. */
export const isUndecided = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'open' || state === 'unknown'
