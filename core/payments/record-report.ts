import type { Account } from '../accounts/account.ts'
import { maySell } from '../orders/may-sell.ts'
import { isUndecided, type Order, type Payment } from '../orders/order.ts'
import type { PaymentReturn } from '../orders/payment-return.ts'
import { recordRefund } from '../orders/record-refund.ts'
import { currentRefund } from '../orders/refund.ts'
import type { Ports, Stores } from '../ports.ts'
import type { PaymentReport } from './providers.ts'
import {
  recordReturn,
  recordReturnChargeback,
  recordReturnOutcome,
  returnOutcome,
} from './record-return.ts'
import { recordDebitOutcome, recordSettlement } from './record-settlement.ts'
import { recordRefundOutcome, refundStateIn } from './refund-outcome.ts'
import { type Settlement, settle } from './settle.ts'

/** Order and payment after a provider's report. */
export type Settled = { readonly order: Order; readonly payment: Payment }

/** The part of a report that is applied. */
export type Reported = Pick<PaymentReport, 'state' | 'amount' | 'returned'> &
  Partial<Pick<PaymentReport, 'refunds'>>

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
  const refund = await stores.orders.refundOf(found.order.id)
  const told = refund && refundStateIn({ ...found, refund }, report)
  const before =
    refund && told
      ? await recordRefundOutcome(stores, ports, { ...found, refund }, told)
      : { ...found, refund }
  const tab = { order: before.order, others, refund: currentRefund(before.refund) }
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
