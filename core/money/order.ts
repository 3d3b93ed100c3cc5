import type { MemberId } from '../accounts/account.ts'
import type { Money } from '../shared/money.ts'
import { hashOf } from '../shared/text.ts'
import { dayOf, type Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'

export type OrderId = string
export type PaymentId = string

/** Spec §4, Order; product.md §4. A chargeback: the member's bank takes the money back. */
export const ORDER_STATES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** A discount, frozen; its percentage is 0 where it took an amount, which is the price minus the total. */
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
  /** Amount to pay: the price minus the discount. */
  readonly total: Money
  /** The buyer's country; `null` on older orders. */
  readonly country: Country | null
  /** Where it was ordered from, by network: second evidence of the country for VAT. `null` if unknown. */
  readonly requestCountry: Country | null
  /** VAT included in the total, in hundredths of a percent; `null` if none is known. */
  readonly vatRate: number | null
  readonly state: OrderState
  readonly placedAt: Instant
  /** First payment. */
  readonly paidAt: Instant | null
  readonly settledAt: Instant | null
  /**
   * Withdrawal while its money was not here: a later payment is returned instead of sold, and money that the bank
   * took back is refunded once it reverses that.
   */
  readonly withdrawnAt: Instant | null
  /** Amount refunded, in minor units. */
  readonly returned: number
  /** Its credits that refunds took, or left as granted ones: they are no longer its own. */
  readonly refundedCredits: number
  /** Number of chargebacks. */
  readonly chargebacks: number
  /** Credits taken by the last chargeback, restored if the bank reverses it. */
  readonly chargedBackCredits: number
}

/** Whether an order counts as a purchase: paid, and not fully refunded. */
export const isPurchase = ({ state, returned, total }: Order): boolean =>
  state === 'completed' || (state === 'refunded' && returned < total.amount)

/**
 * `unknown`: the provider did not respond when asked to collect, so it may know the payment or not; it is polled, and
 * no second payment is offered before.
 */
export const PAYMENT_STATES = [
  'open',
  'unknown',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** One attempt at a provider to pay for an order. */
export type Payment = {
  readonly id: PaymentId
  readonly order: OrderId
  readonly method: string
  readonly provider: string
  /** The provider's id; `null` until it responds. */
  readonly reference: string | null
  /** Checkout URL; `null` until the provider responds. */
  readonly checkoutUrl: string | null
  readonly state: PaymentState
  /** Amount of this attempt: the order's total at that time. */
  readonly amount: Money
  readonly discount: OrderDiscount | null
  readonly startedAt: Instant
  /** Next poll, while the outcome is open. */
  readonly nextAskAt: Instant
}

/** Whether the outcome is still open. */
export const isUndecided = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'open' || state === 'unknown'

/** Whether a payment for an order is still wanted. */
export const isAwaited = ({ state, withdrawnAt }: Pick<Order, 'state' | 'withdrawnAt'>): boolean =>
  state === 'pending' && withdrawnAt === null

/** Digits and capitals without look-alikes. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/**
 * A readable order number: date and six characters derived from the id, such as `261122-7KQ4MX`; also that of a report, a
 * complaint and a decision. Stores keep it to find them by: another derivation needs a migration.
 */
export function orderNumber({ id, placedAt }: Pick<Order, 'id' | 'placedAt'>): string {
  const hash = hashOf(id)
  let signs = ''
  for (let at = 0; at < LENGTH; at += 1) signs += SIGNS[(hash >>> (5 * at)) & 31]
  return `${dayOf(placedAt).slice(2).replaceAll('-', '')}-${signs}`
}

/**
 * A payment that bought nothing and goes back whole: its order was paid already or may not be sold any more. There
 * is one for a payment.
 */
export type PaymentReturn = {
  readonly payment: PaymentId
  readonly order: OrderId
  readonly amount: Money
  readonly askedAt: Instant
  /** When the provider accepted it; `null` until then. */
  readonly sentAt: Instant | null
  /** When the provider reported the money as returned. */
  readonly givenAt: Instant | null
  /** When the provider reported that it cannot return it: an operator must. */
  readonly failedAt: Instant | null
  /** While it is undecided: when the provider is told of it, or asked about it, next. */
  readonly nextTryAt: Instant
}

/** The idempotency key under which a provider knows a return. */
export const returnKey = (payment: PaymentId): string => `return-${payment}`

export interface PaymentReturnReads {
  of(payment: PaymentId): Promise<PaymentReturn | null>
  /** Those of some orders, the oldest first. */
  ofOrders(orders: readonly OrderId[]): Promise<readonly PaymentReturn[]>
  /** The undecided ones that are to be tried or asked about by `now`, those that wait longest first. */
  due(now: Instant, limit: number): Promise<readonly PaymentReturn[]>
}

export interface PaymentReturns extends PaymentReturnReads {
  /** Says whether it did: a payment is returned once. */
  add(added: PaymentReturn): Promise<boolean>
  save(saved: PaymentReturn): Promise<void>
}
