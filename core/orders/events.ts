import type { MemberId } from '../accounts/account.ts'
import type { DirectDebitId } from './direct-debit.ts'
import type { OrderId } from './order.ts'

/** What happens to orders and the money behind them. */
export type OrderEvent =
  | {
      readonly type: 'order.completed' | 'order.failed' | 'order.cancelled'
      readonly order: OrderId
      readonly member: MemberId
    }
  | {
      /** A refund that failed, however late, gave nothing back. A chargeback is the member's bank taking the money back; the bank may reverse it. */
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
      readonly type: 'debit.code-requested'
      readonly debit: DirectDebitId
      readonly member: MemberId
    }
