import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteScope } from '../site/settings.ts'
import type { OperatorId } from './operator.ts'

/** Credits that an operator grants or takes: done at once, or by a second one who confirms it. */
export type CreditChange = {
  /** Client-made: idempotency key, and the reference in the ledger. */
  readonly id: string
  readonly member: MemberId
  /** Above 0 is granted, below is taken. */
  readonly credits: number
  /** For colleagues. */
  readonly reason: string
  readonly askedBy: OperatorId
  readonly askedAt: Instant
  readonly state: 'waiting' | 'done' | 'refused'
  /** Who confirmed or refused it; the same operator where it took no second one. */
  readonly decidedBy: OperatorId | null
  readonly decidedAt: Instant | null
}

export type CreditDecision = {
  readonly state: 'done' | 'refused'
  readonly by: OperatorId
  readonly at: Instant
}

export interface CreditChangeReads {
  byId(id: string): Promise<CreditChange | null>
  /** Those of members of some sites that wait for a second operator, oldest first. */
  waiting(limit: number, sites?: SiteScope): Promise<readonly CreditChange[]>
  queue(sites?: SiteScope): Promise<Queue>
  /** A member's, newest first. */
  of(member: MemberId, limit: number): Promise<readonly CreditChange[]>
}

export interface CreditChanges extends CreditChangeReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(change: CreditChange): Promise<boolean>
  /** Ends the waiting of a change; `false` if it does not wait. */
  decide(id: string, decision: CreditDecision): Promise<boolean>
}
