import type { MemberId } from '../accounts/account.ts'
import type { Numbered } from '../orders/order-number.ts'
import type { Instant } from '../shared/time.ts'
import type { Restriction, RestrictionId } from './restriction.ts'

export interface RestrictionReads {
  byId(id: RestrictionId): Promise<Restriction | null>
  /** Of those made in a span of time, what their numbers are made of; the end is not part of it. */
  between(from: Instant, until: Instant): Promise<readonly Numbered[]>
  /** All about a member, newest first. */
  of(member: MemberId): Promise<readonly Restriction[]>
}

export interface Restrictions extends RestrictionReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(restriction: Restriction): Promise<boolean>
  /** Blanks the facts of a member who is erased; that there were decisions stays. */
  eraseFacts(member: MemberId): Promise<void>
}
