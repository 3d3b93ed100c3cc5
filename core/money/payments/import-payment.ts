import { inParallel } from '../../shared/concurrency.ts'
import { ok, type Result } from '../../shared/result.ts'
import { DAY, type Millis } from '../../shared/time.ts'
import type { StrayPayment } from '../ports.ts'
import { type ProviderStatus, type Reversal, reached } from '../providers.ts'
import type { Settled } from '../settling/apply.ts'
import { applyReport, recordStart, settlePayment } from '../settling/provider.ts'
import type { PaymentPorts, SettleError } from '../settling/settle-order.ts'
import { POLLING } from './polling.ts'
import type { Round } from './reconcile.ts'

/** Result for a payment reported by a provider: settled, or a stray; `isNew` the first time. */
export type ImportedPayment =
  | ({ readonly outcome: 'settled' } & Settled)
  | { readonly outcome: 'stray'; readonly stray: StrayPayment; readonly isNew: boolean }

/** How far back a provider's list is checked. */
const LISTED: Millis = 2 * DAY

/**
 * Handles a provider's payment with an unknown reference: either ours, whose start was interrupted before the
 * reference was stored, or a stray, stored for the operator.
 */
export async function importPayment(
  ports: PaymentPorts,
  provider: string,
  report: ProviderStatus,
): Promise<Result<ImportedPayment, SettleError>> {
  const mine = report.payment ? await ports.reads.orders.paymentById(report.payment) : null
  if (mine?.provider !== provider || mine.reference !== null) {
    const { reference, state, amount } = report
    const stray = { provider, reference, state, amount, seenAt: ports.now() }
    const recorded = await ports.atomically(async ({ orders }) => ok(await orders.addStray(stray)))
    return ok({ outcome: 'stray', stray, isNew: recorded.value })
  }
  const named = await recordStart(ports, mine, report)
  const settled = await applyReport(ports, named, report)
  return settled.ok ? ok({ outcome: 'settled', ...settled.value }) : settled
}

/** Lists a provider's payments and handles those unknown here; returns new strays. */
export async function importUnknownPayments(
  ports: PaymentPorts,
  { provider }: { readonly provider: string },
): Promise<readonly StrayPayment[]> {
  const listed = await reached(ports.providers(provider)?.list(ports.now() - LISTED) ?? nothing())
  const strays: StrayPayment[] = []
  for (const report of listed.ok ? listed.value : []) {
    if (await ports.reads.orders.paymentByReference(provider, report.reference)) continue
    const taken = await importPayment(ports, provider, report)
    if (taken.ok && taken.value.outcome === 'stray' && taken.value.isNew) {
      strays.push(taken.value.stray)
    }
  }
  return strays
}

const nothing = async (): Promise<readonly ProviderStatus[]> => []

/** Banks reverse a chargeback months later. */
const IMPORT_REVERSALS_LISTED: Millis = 180 * DAY

/**
 * Lists the providers' refunds and chargebacks, and applies those that differ from what is stored: recovers webhooks
 * lost after a payment was made, when it is no longer polled.
 */
export async function importReversals(
  ports: PaymentPorts,
  { providers }: { readonly providers: readonly string[] },
): Promise<Round> {
  const changed = (await Promise.all(providers.map((name) => changedAt(ports, name)))).flat()
  const { results, errors } = await inParallel(changed, POLLING.atOnce, (payment) =>
    settlePayment(ports, payment),
  )
  return { asked: changed.length, settled: results.filter(({ ok }) => ok).length, errors }
}

/** The payments whose state at the provider differs from ours. */
async function changedAt(
  { providers, reads, now }: PaymentPorts,
  provider: string,
): Promise<readonly { readonly provider: string; readonly reference: string }[]> {
  const listed = await reached(
    providers(provider)?.listReversals(now() - IMPORT_REVERSALS_LISTED) ??
      nothingOfImportReversals(),
  )
  const changed = new Set<string>()
  for (const { reference, state } of listed.ok ? listed.value : []) {
    const payment = await reads.orders.paymentByReference(provider, reference)
    if (payment && payment.state !== state) changed.add(reference)
  }
  return [...changed].map((reference) => ({ provider, reference }))
}

const nothingOfImportReversals = async (): Promise<readonly Reversal[]> => []
