import type { Account } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { Instant } from '../../shared/time.ts'
import { releaseHolds, restore, sell, takeBack, unspentCredits } from '../book.ts'
import { DIRECT_DEBIT } from '../direct-debit.ts'
import { isUndecided, type Order, type Payment, type PaymentReturn } from '../order.ts'
import { maySell } from '../orders/claim-discount.ts'
import { updatePremium } from '../orders/premium.ts'
import { recordRefund } from '../orders/record-refund.ts'
import { nextNth, type Refund, refundReference, sumOf, validOf } from '../orders/refund.ts'
import type { ProviderStatus } from '../providers.ts'
import { type Settlement, settle } from './decide.ts'
import {
  recordRefundOutcome,
  recordReturn,
  recordReturnChargeback,
  recordReturnOutcome,
  refundStateIn,
  returnOutcome,
} from './returns.ts'

/** Order and payment after a provider's report. */
export type Settled = { readonly order: Order; readonly payment: Payment }

/** The part of a report that is applied. */
export type Reported = Pick<ProviderStatus, 'state' | 'amount' | 'returned'> &
  Partial<Pick<ProviderStatus, 'refunds'>>

type Returning = {
  readonly order: Order
  readonly payment: Payment
  readonly back: PaymentReturn
  readonly report: Reported
}

/** Applies a report to a payment that is being returned: it has no effect on its order. */
export async function recordReportOfReturn(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  { order, payment, back, report }: Returning,
): Promise<Payment> {
  const chargedBack = report.state === 'charged-back'
  const reversed = payment.state === 'charged-back' && report.state === 'paid'
  const after =
    chargedBack || reversed
      ? await recordReturnChargeback(stores, ports, payment, { back, reversed })
      : await recordReturnOutcome(
          stores,
          ports,
          { order, payment },
          { back, state: returnOutcome(back, report) },
        )
  await recordDebitOutcome(stores, payment, after, ports.now())
  return after
}

type ReportContext = {
  readonly order: Order
  readonly payment: Payment
  readonly others: readonly Payment[]
  readonly account: Account | null
  readonly report: Reported
}

/** A payment that may not complete its order: one that waits for nothing else is cancelled. */
function unsold(before: Order, others: readonly Payment[], wanted: Settlement): Settlement {
  const { payment, order } = wanted
  const waits = before.state !== 'pending' || others.some(isUndecided)
  if (waits) return { order: before, payment, effect: 'none' }
  const cancelled: Order = { ...before, state: 'cancelled', settledAt: order.settledAt }
  return { order: cancelled, payment, effect: 'lost' }
}

/** Applies a report to a payment and its order. */
export async function recordReport(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now' | 'newId'>,
  { others, account, report, ...found }: ReportContext,
): Promise<Settled> {
  const before = await recordRefundOutcomes(stores, ports, found, report)
  const tab = { order: before.order, others, refunds: validOf(before.refunds) }
  const wanted = settle(tab, before.payment, report, ports.now())
  const sale = { before: before.order, paid: wanted.order }
  const settlement: Settlement =
    wanted.effect !== 'sold' || (await maySell(stores, account, sale))
      ? wanted
      : unsold(before.order, others, wanted)
  await recordSettlement(stores, ports, before, settlement)
  const { order, payment, effect } = settlement
  const arrived = payment.state === 'paid' && before.payment.state !== 'paid'
  if (effect === 'restored') return refundWithdrawn(stores, ports, { order, payment })
  if (!arrived || effect === 'sold') return { order, payment }
  return { order, payment: await recordReturn(stores, ports, { order, payment }) }
}

/** Refunds an order that its member withdrew from while the bank had its money. */
async function refundWithdrawn(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now' | 'newId'>,
  settled: Settled,
): Promise<Settled> {
  const { id, member, withdrawnAt: statedAt } = settled.order
  if (statedAt === null) return settled
  const asked = { member, order: id, refund: ports.newId(), credits: null, statedAt }
  const refunded = await recordRefund(stores, ports, asked)
  // Refused where it was too late, or all credits are used.
  if (!refunded.ok) return settled
  return { order: refunded.value.order, payment: { ...settled.payment, state: 'refunded' } }
}

type Stamp = Pick<Ports, 'now' | 'newId'>

/** State before a report. */
type Before = {
  readonly order: Order
  readonly payment: Payment
  /** By their number, failed ones too. */
  readonly refunds: readonly Refund[]
}

/** Applies what a report says of refunds: first of ours, then, by what is left, of the provider's own. */
async function recordRefundOutcomes(
  stores: Stores,
  stamp: Stamp,
  found: Pick<Before, 'order' | 'payment'>,
  report: Reported,
): Promise<Before> {
  let state: Before = { ...found, refunds: await stores.orders.refundsOf(found.order.id) }
  for (const one of state.refunds.toSorted((a, b) => Number(a.byProvider) - Number(b.byProvider))) {
    const told = refundStateIn({ ...state, refund: one }, report)
    if (!told) continue
    const locked = { ...state, refund: one }
    const { order, payment, refund } = await recordRefundOutcome(stores, stamp, locked, told)
    const refunds = state.refunds.map((known) => (known.id === refund.id ? refund : known))
    state = { order, payment, refunds }
  }
  return state
}

/** Stores the result of a provider's report, and books its effects. */
async function recordSettlement(
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
  { refunds }: Before,
  { order, payment, effect }: Settlement,
): Promise<Partial<Pick<Order, 'chargebacks' | 'chargedBackCredits' | 'refundedCredits'>>> {
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
      return bookProviderRefund(stores, stamp, { order, payment }, refunds)
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
  earlier: readonly Refund[],
): Promise<Pick<Order, 'refundedCredits'>> {
  const { id, member } = order
  const at = stamp.now()
  const nth = nextNth(earlier)
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
    // What our own refunds left.
    amount: { ...payment.amount, amount: Math.max(1, payment.amount.amount - sumOf(earlier)) },
    reason: null,
    by: null,
    askedAt: at,
    sentAt: at,
    givenAt: at,
    failedAt: null,
    nextTryAt: at,
  }
  if (!(await stores.orders.addRefund(refund))) throw new Error('an order was refunded twice')
  return { refundedCredits: order.refundedCredits + credits }
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
async function recordDebitOutcome(
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
