import type { MemberId } from '../accounts/account.ts'
import type { PaymentId } from '../orders/order.ts'
import type { Instant } from '../shared/time.ts'
import type { DirectDebit, DirectDebitId } from './direct-debit.ts'

export interface DirectDebitReads {
  byId(id: DirectDebitId): Promise<DirectDebit | null>
  /** The direct debit of a payment; there is at most one. */
  signedFor(payment: PaymentId): Promise<DirectDebit | null>
  /** Oldest first. */
  of(member: MemberId): Promise<readonly DirectDebit[]>
  /** Whether a debit of this account was returned. */
  cameBack(account: string): Promise<boolean>
}

export interface DirectDebits extends DirectDebitReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(debit: DirectDebit): Promise<boolean>
  /** The debit, locked until the end of the transaction: serialises concurrent confirmations. */
  lock(id: DirectDebitId): Promise<DirectDebit | null>
  save(debit: DirectDebit): Promise<void>
  /** For debits started before `moment`: removes those without a mandate, and the details and codes of the others. */
  pruneBefore(moment: Instant): Promise<void>
}
