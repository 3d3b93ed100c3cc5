import type { MemberId } from '../accounts/account.ts'
import type { WithdrawalId } from './withdrawal.ts'

/** Events of withdrawals. Only the second reveals whether an order matched. */
export type WithdrawalEvent =
  | { readonly type: 'withdrawal.stated'; readonly withdrawal: WithdrawalId }
  | {
      readonly type: 'withdrawal.confirmed'
      readonly withdrawal: WithdrawalId
      readonly member: MemberId
    }
