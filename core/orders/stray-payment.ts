import type { Money } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { PaymentState } from './order.ts'

/** A payment that a provider knows and that belongs to no order here: kept for whoever runs the site to look at. */
export type StrayPayment = {
  readonly provider: string
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
  readonly seenAt: Instant
}
