import type { MemberId } from '../accounts/account.ts'
import type { DirectDebitId } from '../direct-debit/direct-debit.ts'
import type { OrderId, PaymentId } from '../orders/order.ts'

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
