import type { Reads } from '../../ports.ts'
import type { Order, OrderState, Payment, PaymentState } from '../order.ts'
import { type Refund, validOf } from './refund.ts'

/** State of the payment that bought an order, by the order's state. */
const BOUGHT_BY: Partial<Record<OrderState, PaymentState>> = {
  completed: 'paid',
  refunded: 'refunded',
  'charged-back': 'charged-back',
}

type Needs = Pick<Reads, 'orders' | 'paymentReturns'>
type Sold = Pick<Order, 'id' | 'state'>

/** The payment that an order with these refunds was bought with: one that has a return bought nothing. */
export async function payingOf(
  reads: Needs,
  { id, state }: Sold,
  refunds: readonly Refund[],
): Promise<Payment | null> {
  const returned = new Set(
    (await reads.paymentReturns.ofOrders([id])).map(({ payment }) => payment),
  )
  const [refunded] = validOf(refunds)
  const paying = (await reads.orders.payments(id)).filter(
    (one) => one.state === BOUGHT_BY[state] && !returned.has(one.id),
  )
  return paying.find((one) => one.id === refunded?.payment) ?? paying[0] ?? null
}

/** The payment to show with an order: the one that bought it, else the newest attempt. */
export async function shownPayment(reads: Needs, order: Sold): Promise<Payment | null> {
  const [newest = null] = await reads.orders.payments(order.id)
  return (await payingOf(reads, order, await reads.orders.refundsOf(order.id))) ?? newest
}
