import type { Instant } from '../shared/time.ts'
import type { MemberId } from './account.ts'

/** What a mailed link is for (product.md §4). */
export type LinkPurpose = 'activate' | 'reset' | 'change-mail' | 'reactivate' | 'unsubscribe'

/** A mailed link, known here by its token's hash only. */
export type MailLink = {
  readonly hash: string
  readonly purpose: LinkPurpose
  readonly member: MemberId
  /** The address it proves: where it was sent. */
  readonly email: string
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly usedAt: Instant | null
}

export interface LinkReads {
  byHash(hash: string): Promise<MailLink | null>
  countSince(member: MemberId, purpose: LinkPurpose, moment: Instant): Promise<number>
}

export interface Links extends LinkReads {
  add(link: MailLink): Promise<void>
  /** Marks it used, once: of two who press the button together, one is told `true`. */
  use(hash: string, at: Instant): Promise<boolean>
  /** Voids a member's unused links of one purpose. */
  void(member: MemberId, purpose: LinkPurpose): Promise<void>
  /** Removes links of one purpose that ended before a moment. */
  removeEnded(purpose: LinkPurpose, before: Instant): Promise<void>
  /** Removes all of a member's links, and with them the addresses they went to. */
  forget(member: MemberId): Promise<void>
}
