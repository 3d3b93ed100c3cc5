import type { MemberId } from '../accounts/account.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** A negative answer to a profile: a no, which is permanent, or a skip, which expires. The other is not notified. */
export type Pass = {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  /** Expiry of a skip; `null` for a no. */
  readonly until: Instant | null
}

/** How long a skipped profile is hidden, unless skips are cleared. */
export const SKIP_LASTS: Millis = DAY

export interface PassReads {
  /** Newest first. */
  by(member: MemberId): Promise<readonly Pass[]>
  /** Number of a member's unexpired skips. */
  skipped(member: MemberId, now: Instant): Promise<number>
}

export interface Passes extends PassReads {
  /** Stores a pass, replacing an earlier one. */
  put(pass: Pass): Promise<void>
  remove(from: MemberId, to: MemberId): Promise<void>
  removeSkips(from: MemberId): Promise<void>
  /** Passes by a member, and passes about them. */
  removeAllOf(member: MemberId): Promise<void>
}
