import type { StrayPayment } from '../orders/stray-payment.ts'
import { ok, type Result } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { PaymentReport } from './providers.ts'
import type { Settled } from './record-report.ts'
import { applyReport, type SettleError } from './reported-payment.ts'
import { recordStart } from './started-payment.ts'
import { reached } from './unreachable.ts'

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
  report: PaymentReport,
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

const nothing = async (): Promise<readonly PaymentReport[]> => []
