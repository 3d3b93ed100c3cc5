import type { OrderState, PaymentState } from '#core/orders/order.ts'
import type { ReportOnOrder } from '#core/payments/settle.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'

/** Every state that a provider reports. */
export const REPORTED: readonly PaymentState[] = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
]

/** What an order costs here. */
export const WHOLE = 3999
export const orderIn = (state: OrderState) => sampleOrder('ann', { state })
export const paymentIn = (state: PaymentState) => samplePayment('order', { state })
/** What a provider says of a payment in some state. */
export const report = (state: PaymentState): ReportOnOrder => ({
  state,
  returned: state === 'refunded' || state === 'charged-back' ? WHOLE : 0,
})
