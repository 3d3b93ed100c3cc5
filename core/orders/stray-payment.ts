import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { PaymentState } from './order.ts'

/** A payment at a provider without an order here: stored for the operator. */
export type StrayPayment = {
  readonly provider: string
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly seenAt: Instant
}
