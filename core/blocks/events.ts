import type { MemberId } from '../accounts/account.ts'

/** Events of blocks. */
export type BlockEvent = {
  readonly type: 'member.blocked' | 'member.unblocked'
  readonly by: MemberId
  readonly blocked: MemberId
}
