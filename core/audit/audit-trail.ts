import type { MemberId } from '../accounts/account.ts'
import type { DomainEvent } from '../events.ts'
import type { Instant } from '../shared/time.ts'

/** An audit entry about a member, kept longer than the event it was derived from. */
export type AuditEntry = {
  /** Of the event: handling it again creates no second entry. */
  readonly sequence: number
  readonly member: MemberId
  readonly type: DomainEvent['type']
  /** Subject: an order, a photo, a report, another member; `null` if only the member. */
  readonly subject: string | null
  readonly at: Instant
}

export interface AuditReads {
  /** A member's entries, newest first, before a sequence. */
  of(member: MemberId, before: number | null, limit: number): Promise<readonly AuditEntry[]>
}

/** The audit trail. Append-only; erased with its member. */
export interface AuditTrail extends AuditReads {
  add(entry: AuditEntry): Promise<void>
  erase(member: MemberId): Promise<void>
}
