import type { OrderId } from '../orders/order.ts'
import type { Instant } from '../shared/time.ts'
import type { Withdrawal, WithdrawalId } from './withdrawal.ts'

export interface WithdrawalReads {
  byId(id: WithdrawalId): Promise<Withdrawal | null>
  /** Withdrawals of an order, confirmed or not, oldest first. */
  of(order: OrderId): Promise<readonly Withdrawal[]>
  /** Those stated with an email, however its case and domain were written, that match no order; oldest first. */
  unmatched(email: string): Promise<readonly Withdrawal[]>
  /** Confirmed withdrawals of an order, oldest first. */
  confirmedOf(order: OrderId): Promise<readonly Withdrawal[]>
}

export interface Withdrawals extends WithdrawalReads {
  /** `false` if the id is in use. */
  add(withdrawal: Withdrawal): Promise<boolean>
  save(withdrawal: Withdrawal): Promise<void>
  /** Removes those submitted before a moment. */
  pruneBefore(moment: Instant): Promise<void>
}
