import type { Instant } from '../shared/time.ts'
import type { Order, OrderState, Payment, PaymentState } from './order.ts'

/** What a report comes to: the order and payment as they now are, and what is to be done about it. */
export type Settlement = {
  readonly order: Order
  readonly payment: Payment
  /** `sold`: hand over the credits. `lost`: free the discount. `refunded`: take back what is left. */
  readonly effect: 'none' | 'sold' | 'lost' | 'refunded'
}

/** What a payment may become. A provider is believed late (money may still come), but never backwards. */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ['paid', 'failed', 'cancelled', 'refunded'],
  failed: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

/** Which orders money still completes: also one that was given up before it came. */
const PAYABLE: readonly OrderState[] = ['pending', 'failed', 'cancelled']

/** Applies what the provider says of one payment to its order; what cannot follow is ignored. */
export function settle(
  order: Order,
  payment: Payment,
  others: readonly Payment[],
  reported: PaymentState,
  now: Instant,
): Settlement {
  if (!MOVES[payment.state].includes(reported)) return { order, payment, effect: 'none' }

  const moved = { ...payment, state: reported }
  const { state, effect } = consequence(order.state, payment.state, reported, others)
  if (effect === 'none') return { order, payment: moved, effect }
  return { order: { ...order, state, settledAt: now }, payment: moved, effect }
}

function consequence(
  order: OrderState,
  from: PaymentState,
  to: PaymentState,
  others: readonly Payment[],
): { readonly state: OrderState; readonly effect: Settlement['effect'] } {
  const another = (state: PaymentState) => others.some((payment) => payment.state === state)

  if (to === 'paid' && PAYABLE.includes(order)) return { state: 'completed', effect: 'sold' }
  if (from === 'paid' && order === 'completed' && !another('paid')) {
    return { state: 'refunded', effect: 'refunded' }
  }
  if (to !== 'paid' && order === 'pending' && !another('open')) {
    // Paid and paid back before we heard of either: nothing was bought.
    return { state: to === 'failed' ? 'failed' : 'cancelled', effect: 'lost' }
  }
  return { state: order, effect: 'none' }
}

/** Whether money lies with us that bought nothing: paid twice, or paid after it was paid back. */
export const isOverpaid = ({ state }: Order, payments: readonly Payment[]): boolean =>
  payments.filter((payment) => payment.state === 'paid').length > (state === 'completed' ? 1 : 0)
