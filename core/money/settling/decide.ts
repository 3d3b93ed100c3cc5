import type { Instant } from '../../shared/time.ts'
import {
  isUndecided,
  type Order,
  type OrderState,
  type Payment,
  type PaymentState,
} from '../order.ts'
import { endsOrder, type Refund, sumOf } from '../orders/refund.ts'
import type { ProviderStatus } from '../providers.ts'

/** The part of a provider's report that affects an order. */
export type ReportOnOrder = Pick<ProviderStatus, 'state' | 'returned'>

/**
 * Effects of a report. `sold`: grant the credits. `lost`: release the discount. `refunded` and `charged-back`: take
 * the order's remaining credits. `restored`: restore what a chargeback took.
 */
export type Effect = 'none' | 'sold' | 'lost' | 'refunded' | 'charged-back' | 'restored'

/** Result of a report: the new order and payment, and the effects. */
export type Settlement = {
  readonly order: Order
  readonly payment: Payment
  readonly effect: Effect
}

/** An order, its other payments, and its refunds that stand. */
export type Tab = {
  readonly order: Order
  readonly others: readonly Payment[]
  readonly refunds: readonly Refund[]
}

/** Allowed transitions of a payment. Late reports count (money may still arrive), but never go backwards. */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  unknown: ['open', 'paid', 'failed', 'cancelled', 'refunded', 'charged-back'],
  open: ['paid', 'failed', 'cancelled', 'refunded', 'charged-back'],
  failed: ['paid', 'refunded', 'charged-back'],
  cancelled: ['paid', 'refunded', 'charged-back'],
  paid: ['refunded', 'charged-back'],
  refunded: [],
  // The bank may reverse a chargeback.
  'charged-back': ['paid', 'refunded'],
}

/** We may have refunded a part; a bank may charge back the rest. */
const MOVES_OF_OWN_REFUND: readonly PaymentState[] = ['charged-back']

/** Order states that money still completes: also a cancelled one. */
const PAYABLE: readonly OrderState[] = ['pending', 'failed', 'cancelled']

/** Applies a provider's report of one payment to its order; invalid transitions are ignored. */
export function settle(
  tab: Tab,
  payment: Payment,
  reported: ReportOnOrder,
  now: Instant,
): Settlement {
  const { order } = tab
  const own = tab.refunds.some((one) => one.payment === payment.id)
  const moves = own && payment.state === 'refunded' ? MOVES_OF_OWN_REFUND : MOVES[payment.state]
  if (!moves.includes(reported.state)) {
    // Our own refund may not be known to the provider yet.
    const known = order.state === 'refunded' ? order.returned : 0
    const returned = Math.max(known, returnedOf(tab, payment, reported))
    return { order: { ...order, returned }, payment, effect: 'none' }
  }

  // The payment of an order that a refund ended stays refunded when the bank reverses its chargeback.
  const ended = own && endsOrder(tab.refunds, order)
  const becomes = ended && reported.state === 'paid' ? 'refunded' : reported.state
  const moved: Payment = { ...payment, state: becomes }
  const { state, effect } = consequence(tab, payment.state, reported.state)
  const next = state === order.state ? order : { ...order, state, settledAt: now }
  // A late payment is at the price of its own attempt.
  const sold = { paidAt: now, total: payment.amount, discount: payment.discount }
  const bought = effect === 'sold' ? { ...next, ...sold } : next
  const returned = returnedOf({ ...tab, order: bought }, moved, reported)
  return { order: { ...bought, returned }, payment: moved, effect }
}

type Consequence = { readonly state: OrderState; readonly effect: Effect }

function consequence(
  { order, others, refunds }: Tab,
  from: PaymentState,
  to: PaymentState,
): Consequence {
  const unchanged = { state: order.state, effect: 'none' } as const
  if (to === 'paid') {
    if (PAYABLE.includes(order.state)) return { state: 'completed', effect: 'sold' }
    // Only the payment that the bank took back restores the order; another one bought nothing.
    if (order.state !== 'charged-back' || from !== 'charged-back') return unchanged
    return { state: endsOrder(refunds, order) ? 'refunded' : 'completed', effect: 'restored' }
  }
  if (order.state === 'pending') {
    if (to === 'open' || others.some(isUndecided)) return unchanged
    // Paid and refunded before either was reported: nothing was bought.
    return { state: to === 'failed' ? 'failed' : 'cancelled', effect: 'lost' }
  }
  if (others.some(({ state }) => state === 'paid')) return unchanged
  if (to !== 'refunded' && to !== 'charged-back') return unchanged
  if (from === 'paid' && order.state === 'completed') return { state: to, effect: to }
  if (from === 'refunded' && order.state === 'refunded')
    return { state: to, effect: 'charged-back' }
  // The bank already took the money, and the credits with it.
  return from === 'charged-back' && order.state === from ? { state: to, effect: 'none' } : unchanged
}

/** Amount refunded of an order, when one of its payments is in its new state with the reported amount. */
function returnedOf(
  { order, others, refunds }: Tab,
  { id, state }: Payment,
  { returned }: ReportOnOrder,
): number {
  const whole = order.total.amount
  if (order.state === 'charged-back') return whole
  if (order.state === 'refunded' && refunds.length === 0) return whole
  const own = refunds.filter((one) => one.payment === id)
  // Refunds are of the payment that bought the order: another one's does not count.
  if (refunds.length > own.length) return order.returned
  const settled = state === 'paid' || state === 'refunded'
  if (!settled || others.some((other) => other.state === 'paid')) return order.returned
  return Math.min(whole, Math.max(returned, sumOf(own)))
}
