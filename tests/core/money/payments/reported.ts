import type { OrderState, PaymentState } from '#core/money/order.ts'
import type { ReportOnOrder } from '#core/money/settling/decide.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'

/** Every state of a provider's report. */
export const REPORTED: readonly PaymentState[] = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
]

/** The price of the order. */
export const WHOLE = 3999
export const orderIn = (state: OrderState) => sampleOrder('ann', { state })
export const paymentIn = (state: PaymentState) => samplePayment('order', { state })
/** A provider's report of a payment in some state. */
export const report = (state: PaymentState): ReportOnOrder => ({
  state,
  returned: state === 'refunded' || state === 'charged-back' ? WHOLE : 0,
})
