import { restore, sell, takeBack } from '../credits/book.ts'
import { releaseHolds } from '../credits/hold-credits.ts'
import { DIRECT_DEBIT } from '../direct-debit/direct-debit.ts'
import type { Order, Payment } from '../orders/order.ts'
import { updatePremium } from '../orders/premium.ts'
import { type Refund, refundReference } from '../orders/refund.ts'
import { unspentCredits } from '../orders/unspent-credits.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { Settlement } from './settle.ts'

type Stamp = Pick<Ports, 'now' | 'newId'>

/** State before a report. */
type Before = {
  readonly order: Order
  readonly payment: Payment
  readonly refund: Refund | null
}

/** Stores the result of a provider's report, and books its effects. */
export async function recordSettlement(
  stores: Stores,
  stamp: Stamp,
  before: Before,
  settlement: Settlement,
): Promise<void> {
  const { order, payment } = settlement
  await stores.orders.savePayment(payment)
  const credited = await bookCredits(stores, stamp, before, settlement)
  await stores.orders.save({ ...order, ...credited })
  const { id, member } = order
  const bought = settlement.effect === 'sold'
  const changed = await updatePremium(stores, member, stamp.now(), { bought })
  await recordDebitOutcome(stores, before.payment, payment, stamp.now())
  const type = eventOf(settlement)
  if (type) await stores.events.append({ type, order: id, member }, stamp.now())
  else if (changed) await stores.events.append({ type: 'account.changed', member }, stamp.now())
}

/** The event of an order changed by a report; `null` if unchanged. */
function eventOf({ effect, order: { state } }: Settlement) {
  switch (effect) {
    case 'none':
      return null
    case 'sold':
      return 'order.completed'
    case 'lost':
      return state === 'failed' ? 'order.failed' : 'order.cancelled'
    case 'restored':
      return 'order.chargeback-reversed'
    case 'refunded':
    case 'charged-back':
      return `order.${effect}` as const
  }
}

async function bookCredits(
  stores: Stores,
  stamp: Stamp,
  { refund }: Before,
  { order, payment, effect }: Settlement,
): Promise<Partial<Pick<Order, 'chargebacks' | 'chargedBackCredits'>>> {
  const { id, member } = order
  switch (effect) {
    case 'none':
      return {}
    case 'sold':
      await sell(stores, stamp, { member, amount: order.credits, reference: id })
      return {}
    case 'lost':
      await stores.discounts.release(id)
      return {}
    case 'refunded':
      await bookProviderRefund(stores, stamp, { order, payment }, (refund?.nth ?? 0) + 1)
      return {}
    case 'charged-back': {
      const chargebacks = order.chargebacks + 1
      const taken = await takeBack(stores, stamp, {
        member,
        reason: 'chargeback',
        amount: await freeCredits(stores, stamp, order),
        reference: nthOf(id, chargebacks),
      })
      return { chargebacks, chargedBackCredits: taken }
    }
    case 'restored': {
      const { chargedBackCredits: amount, chargebacks } = order
      const reference = nthOf(id, chargebacks)
      await restore(stores, stamp, { member, amount, reference, reason: 'reversal' })
      return { chargedBackCredits: 0 }
    }
  }
}

/** Stores a refund made at the provider, so that its credits can be restored if it fails. */
async function bookProviderRefund(
  stores: Stores,
  stamp: Stamp,
  { order, payment }: Pick<Settlement, 'order' | 'payment'>,
  nth: number,
): Promise<void> {
  const { id, member } = order
  const at = stamp.now()
  const amount = await freeCredits(stores, stamp, order)
  const reference = refundReference(id, nth)
  const credits = await takeBack(stores, stamp, { member, amount, reference, reason: 'refund' })
  const refund: Refund = {
    id: stamp.newId(),
    byProvider: true,
    order: id,
    payment: payment.id,
    nth,
    credits,
    amount: payment.amount,
    askedAt: at,
    sentAt: at,
    givenAt: at,
    failedAt: null,
    nextTryAt: at,
  }
  if (!(await stores.orders.addRefund(refund))) throw new Error('an order was refunded twice')
}

/** Credits that can be taken for an order; holds of some of them are released. */
async function freeCredits(stores: Stores, stamp: Stamp, order: Order): Promise<number> {
  const { unspent, unused } = await unspentCredits(stores, order)
  await releaseHolds(stores, stamp, unused, unspent)
  return unspent
}

/** Ledger reference of a chargeback: an order may have several. */
const nthOf = (order: string, nth: number): string => (nth === 1 ? order : `${order}/${nth}`)

/** Marks a direct debit as returned by its bank; a later payment, or a reversed chargeback, clears the mark. */
export async function recordDebitOutcome(
  { directDebits }: Pick<Stores, 'directDebits'>,
  { state: before, reference, method }: Payment,
  { id, state }: Payment,
  now: Instant,
): Promise<void> {
  const cameBack = state === 'failed' || state === 'charged-back'
  // A debit that never reached the bank was not refused by it.
  const told = method === DIRECT_DEBIT && reference !== null && state !== before
  const cleared = state === 'paid' || before === 'charged-back'
  if (!told || !(cameBack || cleared)) return
  const signed = await directDebits.signedFor(id)
  const debit = signed && (await directDebits.lock(signed.id))
  if (debit) await directDebits.save({ ...debit, returnedAt: cameBack ? now : null })
}
