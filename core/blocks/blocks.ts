import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

export interface BlockReads {
  /** Whether either has blocked the other. */
  between(a: MemberId, b: MemberId): Promise<boolean>
  /** Members blocked by a member, newest first. */
  by(member: MemberId): Promise<readonly { readonly blocked: MemberId; readonly at: Instant }[]>
  /** Those of `among` who blocked a member, in any order. */
  blockersOf(member: MemberId, among: readonly MemberId[]): Promise<readonly MemberId[]>
}

export interface Blocks extends BlockReads {
  /** `true` if it is new: blocking is idempotent. */
  add(blocker: MemberId, blocked: MemberId, at: Instant): Promise<boolean>
  /** `true` if there was one. */
  remove(blocker: MemberId, blocked: MemberId): Promise<boolean>
  /** Removes the blocks by a member and of them. */
  removeAllOf(member: MemberId): Promise<void>
}
