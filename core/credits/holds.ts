import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Wallet } from './wallets.ts'

/** Credits charged for something undecided: they are captured if it happens, else released. */
export type Hold = {
  /** What was charged for, as in the ledger: a member has one hold for it. */
  readonly reference: string
  readonly member: MemberId
  /** Paid and granted credits charged. */
  readonly drawn: Wallet
  readonly at: Instant
}

export interface HoldReads {
  /** A member's open holds, oldest first. */
  of(member: MemberId): Promise<readonly Hold[]>
}

/** Open holds only: how a closed one ended is in the ledger. */
export interface Holds extends HoldReads {
  /** Opens it; `false` if the member has one for this reference. */
  add(hold: Hold): Promise<boolean>
  /** Closes a member's hold, and returns it to the one caller who did; `null` if it is not open. */
  remove(member: MemberId, reference: string): Promise<Hold | null>
}
