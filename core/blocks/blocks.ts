import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

export interface BlockReads {
  /** Whether either has blocked the other. */
  between(a: MemberId, b: MemberId): Promise<boolean>
  /** Whom a member blocked, newest first. */
  by(member: MemberId): Promise<readonly { readonly blocked: MemberId; readonly at: Instant }[]>
}

export interface Blocks extends BlockReads {
  add(blocker: MemberId, blocked: MemberId, at: Instant): Promise<void>
  remove(blocker: MemberId, blocked: MemberId): Promise<void>
}
