import type { MemberId } from '../accounts/account.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** One member passing another by: a no, which stands, or a skip, which ends. Nobody is told of either. */
export type Pass = {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  /** When a skip ends; `null` is a no. */
  readonly until: Instant | null
}

/** How long somebody who was skipped is not shown again, unless asked for. */
export const SKIP_LASTS: Millis = DAY

export interface PassReads {
  /** Newest first. */
  by(member: MemberId): Promise<readonly Pass[]>
  /** How many a member skipped who are not to be shown yet. */
  skipped(member: MemberId, now: Instant): Promise<number>
}

export interface Passes extends PassReads {
  /** Keeps a pass in the place of an earlier one. */
  put(pass: Pass): Promise<void>
  remove(from: MemberId, to: MemberId): Promise<void>
  removeSkips(from: MemberId): Promise<void>
  /** Those a member made, and those about them. */
  removeAllOf(member: MemberId): Promise<void>
}
