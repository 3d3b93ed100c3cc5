import type { MemberId } from '../accounts/account.ts'
import type { DomainEvent } from '../events.ts'
import type { Instant } from '../shared/time.ts'

/** Something that happened in a member's matters, kept for longer than the event it was made of. */
export type AuditEntry = {
  /** Of the event: the same event makes one entry a member, however often it is handled. */
  readonly sequence: number
  readonly member: MemberId
  readonly type: DomainEvent['type']
  /** What it is about: an order, a photo, a report, another member; `null` when only the member is. */
  readonly subject: string | null
  readonly at: Instant
}

export interface AuditReads {
  /** What happened in a member's matters, newest first, from before a sequence on. */
  of(member: MemberId, before: number | null, limit: number): Promise<readonly AuditEntry[]>
}

/** The audit trail. Entries are only added; whoever is erased is forgotten here too. */
export interface AuditTrail extends AuditReads {
  add(entry: AuditEntry): Promise<void>
  forget(member: MemberId): Promise<void>
}
