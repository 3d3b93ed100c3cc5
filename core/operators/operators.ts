import type { Instant } from '../shared/time.ts'
import type { Operator, OperatorId, OperatorSession } from './operator.ts'

export interface OperatorReads {
  /** Also a removed one. */
  byId(id: OperatorId): Promise<Operator | null>
  /** The one with this email who is not removed, however its case and domain are written. */
  byEmail(email: string): Promise<Operator | null>
  byInvitation(hash: string): Promise<Operator | null>
  /** All, removed ones too, in the order they were added. */
  all(): Promise<readonly Operator[]>
}

export interface Operators extends OperatorReads {
  /** `false` if the id or the email is in use; the store guarantees uniqueness. */
  add(operator: Operator): Promise<boolean>
  /** Reads an operator and locks the row until the end of the transaction. */
  lock(id: OperatorId): Promise<Operator | null>
  /** Stores a locked operator's new state. */
  save(operator: Operator): Promise<void>
}

export interface OperatorSessionReads {
  byId(id: string): Promise<OperatorSession | null>
}

export interface OperatorSessions extends OperatorSessionReads {
  add(session: OperatorSession): Promise<void>
  seen(id: string, at: Instant): Promise<void>
  end(id: string): Promise<void>
  endAllOf(operator: OperatorId): Promise<void>
  /** Removes sessions unused since a moment. */
  removeUnused(since: Instant): Promise<void>
}
