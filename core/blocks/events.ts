import type { MemberId } from '../accounts/account.ts'

/** What happens between two members who are to be kept apart, or no longer. */
export type BlockEvent = {
  readonly type: 'member.blocked' | 'member.unblocked'
  readonly by: MemberId
  readonly blocked: MemberId
}
