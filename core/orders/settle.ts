import type { Instant } from '../shared/time.ts'
import {
  isUndecided,
  type Order,
  type OrderState,
  type Payment,
  type PaymentState,
} from './order.ts'
import type { PaymentReport } from './providers.ts'
import type { Refund } from './refund.ts'

/** What of a provider's report an order follows from. */
export type Reported = Pick<PaymentReport, 'state' | 'returned'>

/**
 * What is to be done about a report. `sold`: hand over the credits. `lost`: free the discount. `refunded` and
 * `charged-back`: take back what is left of the credits. `restored`: hand over again what a chargeback took.
 */
export type Effect = 'none' | 'sold' | 'lost' | 'refunded' | 'charged-back' | 'restored'

/** What a report comes to: the order and payment as they now are, and what is to be done about it. */
export type Settlement = {
  readonly order: Order
  readonly payment: Payment
  readonly effect: Effect
}

/** An order with its payments but one, and what we paid back of it. */
export type Tab = {
  readonly order: Order
  readonly others: readonly Payment[]
  readonly refund: Refund | null
}

/** What a payment may become. A provider is believed late (money may still come), but never backwards. */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  unknown: ['open', 'paid', 'failed', 'cancelled', 'refunded', 'charged-back'],
  open: ['paid', 'failed', 'cancelled', 'refunded', 'charged-back'],
  failed: ['paid', 'refunded', 'charged-back'],
  cancelled: ['paid', 'refunded', 'charged-back'],
  paid: ['refunded', 'charged-back'],
  refunded: [],
  // A bank may reverse its chargeback.
  'charged-back': ['paid', 'refunded'],
}

/** What we paid back ourselves may have been a part; of the rest a bank may still take back. */
const MOVES_OF_OWN_REFUND: readonly PaymentState[] = ['charged-back']

/** Which orders money still completes: also one that was given up before it came. */
const PAYABLE: readonly OrderState[] = ['pending', 'failed', 'cancelled']

/** Applies what the provider says of one payment to its order; what cannot follow is ignored. */
export function settle(tab: Tab, payment: Payment, reported: Reported, now: Instant): Settlement {
  const { order } = tab
  const own = tab.refund?.payment === payment.id
  const moves = own && payment.state === 'refunded' ? MOVES_OF_OWN_REFUND : MOVES[payment.state]
  if (!moves.includes(reported.state)) {
    // What we paid back ourselves may not have reached the provider yet.
    const known = order.state === 'refunded' ? order.returned : 0
    const returned = Math.max(known, returnedOf(tab, payment.state, reported))
    return { order: { ...order, returned }, payment, effect: 'none' }
  }

  // A payment that we paid a part of back stays one when the bank reverses its chargeback.
  const becomes = own && reported.state === 'paid' ? 'refunded' : reported.state
  const moved: Payment = { ...payment, state: becomes }
  const { state, effect } = consequence(tab, payment.state, reported.state)
  const next = state === order.state ? order : { ...order, state, settledAt: now }
  // Whoever pays late pays what that attempt asked for.
  const sold = { paidAt: now, total: payment.amount, discount: payment.discount }
  const bought = effect === 'sold' ? { ...next, ...sold } : next
  const returned = returnedOf({ ...tab, order: bought }, becomes, reported)
  return { order: { ...bought, returned }, payment: moved, effect }
}

type Consequence = { readonly state: OrderState; readonly effect: Effect }

function consequence(
  { order, others, refund }: Tab,
  from: PaymentState,
  to: PaymentState,
): Consequence {
  const unchanged = { state: order.state, effect: 'none' } as const
  if (to === 'paid') {
    if (PAYABLE.includes(order.state)) return { state: 'completed', effect: 'sold' }
    if (order.state !== 'charged-back') return unchanged
    return { state: refund ? 'refunded' : 'completed', effect: 'restored' }
  }
  if (order.state === 'pending') {
    if (to === 'open' || others.some(isUndecided)) return unchanged
    // Paid and paid back before we heard of either: nothing was bought.
    return { state: to === 'failed' ? 'failed' : 'cancelled', effect: 'lost' }
  }
  if (others.some(({ state }) => state === 'paid')) return unchanged
  if (to !== 'refunded' && to !== 'charged-back') return unchanged
  if (from === 'paid' && order.state === 'completed') return { state: to, effect: to }
  if (from === 'refunded' && order.state === 'refunded')
    return { state: to, effect: 'charged-back' }
  // The bank had the money already, and with it went the credits.
  return from === 'charged-back' && order.state === from ? { state: to, effect: 'none' } : unchanged
}

/** How much of an order's money went back, when one of its payments is in `state` and its provider reports so much. */
function returnedOf(
  { order, others, refund }: Tab,
  state: PaymentState,
  { returned }: Reported,
): number {
  const whole = order.total.amount
  if (order.state === 'charged-back') return whole
  if (order.state === 'refunded' && !refund) return whole
  const settled = state === 'paid' || state === 'refunded'
  if (!settled || others.some((other) => other.state === 'paid')) return order.returned
  return Math.min(whole, Math.max(returned, refund?.amount.amount ?? 0))
}

/** The credits that an order still owes when its money is taken back: those that we paid back for are gone already. */
export const creditsOwed = ({ credits }: Pick<Order, 'credits'>, refund: Refund | null): number =>
  credits - (refund?.credits ?? 0)

/** Whether money lies with us that bought nothing: paid twice, or paid after it was paid back. */
export const isOverpaid = ({ state }: Order, payments: readonly Payment[]): boolean =>
  payments.filter((payment) => payment.state === 'paid').length > (state === 'completed' ? 1 : 0)
