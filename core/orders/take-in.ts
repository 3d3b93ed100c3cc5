import type { Ports } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { PaymentReport } from './providers.ts'
import { reached } from './reached.ts'
import { applyReport, type Settled, type SettleError } from './settle-payment.ts'
import { keepStarted } from './start-payment.ts'
import type { StrayPayment } from './stray-payment.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>

/** What became of a payment that a provider named: settled, or nobody's here; then `isNew` at its first sight. */
export type TakenIn =
  | ({ readonly outcome: 'settled' } & Settled)
  | { readonly outcome: 'stray'; readonly stray: StrayPayment; readonly isNew: boolean }

/** How far back a provider's list is looked through. */
const LISTED: Millis = 2 * DAY

/**
 * Takes in what a provider says of a payment whose name for it is not known here: it is one of ours whose start was
 * cut off before we learnt that name, or a stray, which is kept for whoever runs the site.
 */
export async function takeIn(
  ports: Needs,
  provider: string,
  report: PaymentReport,
): Promise<Result<TakenIn, SettleError>> {
  const mine = report.payment ? await ports.reads.orders.paymentById(report.payment) : null
  if (mine?.provider !== provider || mine.reference !== null) {
    const { reference, state, amount } = report
    const stray = { provider, reference, state, amount, seenAt: ports.now() }
    const kept = await ports.atomically(async ({ orders }) => ok(await orders.keepStray(stray)))
    return ok({ outcome: 'stray', stray, isNew: kept.value })
  }
  const named = await keepStarted(ports, mine, report)
  const settled = await applyReport(ports, named, report)
  return settled.ok ? ok({ outcome: 'settled', ...settled.value }) : settled
}

/** Lists a provider's payments and takes in those that are not known here; answers the strays seen for the first time. */
export async function takeInUnknown(
  ports: Needs,
  { provider }: { readonly provider: string },
): Promise<readonly StrayPayment[]> {
  const listed = await reached(ports.providers(provider)?.list(ports.now() - LISTED) ?? nothing())
  const strays: StrayPayment[] = []
  for (const report of listed.ok ? listed.value : []) {
    if (await ports.reads.orders.paymentByReference(provider, report.reference)) continue
    const taken = await takeIn(ports, provider, report)
    if (taken.ok && taken.value.outcome === 'stray' && taken.value.isNew) {
      strays.push(taken.value.stray)
    }
  }
  return strays
}

const nothing = async (): Promise<readonly PaymentReport[]> => []
