import type { MemberId } from '../accounts/account.ts'
import type { DirectDebitId } from './direct-debit.ts'
import type { OrderId, PaymentId } from './order.ts'
import type { RefundId } from './orders/refund.ts'
import type { WithdrawalId } from './withdrawal.ts'

/** Events of orders and payments. */
export type OrderEvent =
  | {
      readonly type: 'order.completed' | 'order.failed' | 'order.cancelled'
      readonly order: OrderId
      readonly member: MemberId
    }
  | {
      /** A refund that failed, even late, gave nothing back. A chargeback may be reversed by the bank. */
      readonly type:
        | 'order.refund-requested'
        | 'order.refund-failed'
        | 'order.refunded'
        | 'order.charged-back'
        | 'order.chargeback-reversed'
      readonly order: OrderId
      readonly member: MemberId
      /** Which of its refunds; absent of a chargeback, and of events before an order could have several. */
      readonly refund?: RefundId
    }
  | {
      /** A payment that bought nothing is returned; its return failed. */
      readonly type: 'order.payment-returned' | 'order.return-failed'
      readonly order: OrderId
      readonly payment: PaymentId
      readonly member: MemberId
    }
  | {
      readonly type: 'debit.code-requested' | 'debit.mandate-signed'
      readonly debit: DirectDebitId
      readonly member: MemberId
    }

/** Events of withdrawals. Only the second reveals whether an order matched. */
export type WithdrawalEvent =
  | { readonly type: 'withdrawal.stated'; readonly withdrawal: WithdrawalId }
  | {
      readonly type: 'withdrawal.confirmed'
      readonly withdrawal: WithdrawalId
      readonly member: MemberId
    }

/** Events of credits. */
export type CreditEvent =
  | {
      /** An operator granted or took credits; `change` is that of the desk. */
      readonly type: 'credits.granted' | 'credits.taken'
      readonly member: MemberId
      readonly credits: number
      readonly change: string
    }
  | ReleasedEvent

type ReleasedEvent = {
  /** A refund or chargeback took back what a hold had charged: what was undecided is not to happen. */
  readonly type: 'credits.released'
  /** Of the hold. */
  readonly reference: string
  readonly member: MemberId
}
