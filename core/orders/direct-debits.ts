import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { DirectDebit, DirectDebitId } from './direct-debit.ts'
import type { PaymentId } from './order.ts'

export interface DirectDebitReads {
  byId(id: DirectDebitId): Promise<DirectDebit | null>
  /** The one whose mandate a payment runs on; there is never a second. */
  signedFor(payment: PaymentId): Promise<DirectDebit | null>
  /** Oldest first. */
  of(member: MemberId): Promise<readonly DirectDebit[]>
  /** Whether a debit of this account came back. */
  cameBack(account: string): Promise<boolean>
}

export interface DirectDebits extends DirectDebitReads {
  /** Says whether it did: an id in use is refused by the store itself. */
  add(debit: DirectDebit): Promise<boolean>
  /** The debit, held until this unit of work ends: two confirmations wait for each other here. */
  hold(id: DirectDebitId): Promise<DirectDebit | null>
  save(debit: DirectDebit): Promise<void>
  /** Of what was asked for before `moment`: removes what came to no mandate, and the details and code of what did. */
  forgetBefore(moment: Instant): Promise<void>
}
