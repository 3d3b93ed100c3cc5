import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderId, PaymentId } from './order.ts'

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
