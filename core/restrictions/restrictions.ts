import type { MemberId } from '../accounts/account.ts'
import type { Restriction, RestrictionId } from './restriction.ts'

export interface RestrictionReads {
  byId(id: RestrictionId): Promise<Restriction | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Restriction[]>
  /** All about a member, newest first. */
  of(member: MemberId): Promise<readonly Restriction[]>
}

export interface Restrictions extends RestrictionReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(restriction: Restriction): Promise<boolean>
  /** Blanks the facts of a member who is erased; that there were decisions stays. */
  eraseFacts(member: MemberId): Promise<void>
}
