import type { Ports, Stores } from '../../ports.ts'
import { sameMoney } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cancelPayments } from '../cancel-pending.ts'
import type { OrderError } from '../errors.ts'
import { isAwaited, type Order, type Payment, type PaymentId, type PaymentState } from '../order.ts'
import { reached, type StartedPayment } from '../providers.ts'
import { type Reported, recordReport, recordReportOfReturn, type Settled } from './apply.ts'

/** What it takes to apply a provider's report, and so to ask a provider anything. */
export type PaymentPorts = Pick<
  Ports,
  'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'
>

export type SettleError = Extract<
  OrderError,
  { code: 'payment.not-found' | 'payment.amount-mismatch' | 'payment.provider-unreachable' }
>

type Applied = Settled & {
  /** Attempts that must not be paid any more: another one has completed the order. */
  readonly unwanted: readonly Payment[]
  /** The payment changed since the provider was asked, to a state other than reported: nothing was applied. */
  readonly isStale: boolean
}

/**
 * Applies a provider's report of a payment. Idempotent. A payment that buys nothing is returned: a second one, or one
 * for an order that may not be sold any more. Once an order is complete, its other attempts are cancelled.
 */
export async function applyReport(
  ports: PaymentPorts,
  reported: Pick<Payment, 'id' | 'order'>,
  report: Reported,
): Promise<Result<Settled, SettleError>> {
  const applied = await applySeen(ports, reported, report, null)
  if (!applied.ok) return applied
  const { order, payment } = applied.value
  return ok({ order, payment })
}

/** Applies a report; `seen` is the payment's state before the provider was asked, `null` if it was not asked. */
async function applySeen(
  ports: PaymentPorts,
  { id, order }: Pick<Payment, 'id' | 'order'>,
  report: Reported,
  seen: PaymentState | null,
): Promise<Result<Omit<Applied, 'unwanted'>, SettleError>> {
  const owner = await ports.reads.orders.byId(order)
  if (!owner) return err({ code: 'payment.not-found' })
  const applied = await ports.atomically((stores) =>
    apply(stores, ports, { owner, id, seen }, report),
  )
  if (!applied.ok) return applied
  const { unwanted, ...after } = applied.value
  await cancelPayments(ports.providers, unwanted)
  return ok(after)
}

type Asked = {
  readonly owner: Order
  readonly id: PaymentId
  readonly seen: PaymentState | null
}

async function apply(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now' | 'newId'>,
  { owner, id, seen }: Asked,
  report: Reported,
): Promise<Result<Applied, SettleError>> {
  const { accounts, orders } = stores
  // Account before order, as everywhere: prevents deadlocks.
  const account = await accounts.lock(owner.member)
  const order = (await orders.lock(owner.id)) ?? owner
  const payments = await orders.payments(owner.id)
  const payment = payments.find((one) => one.id === id)
  if (!payment) return err({ code: 'payment.not-found' })
  if (!sameMoney(report.amount, payment.amount)) return err({ code: 'payment.amount-mismatch' })

  const isStale = seen !== null && payment.state !== seen && payment.state !== report.state
  if (isStale) return ok({ order, payment, unwanted: [], isStale })

  const returns = await stores.paymentReturns.ofOrders([owner.id])
  const back = returns.find((one) => one.payment === id)
  if (back) {
    const found = { order, payment, back, report }
    return ok({
      order,
      payment: await recordReportOfReturn(stores, ports, found),
      unwanted: [],
      isStale,
    })
  }
  // A payment with a return never buys, not even where the return failed.
  const others = payments.filter(
    (one) => one.id !== id && !returns.some((other) => other.payment === one.id),
  )
  const after = await recordReport(stores, ports, { order, payment, others, account, report })
  const completed = order.state !== 'completed' && after.order.state === 'completed'
  return ok({ ...after, unwanted: completed ? others : [], isStale })
}

/** Stores the provider's reference, and cancels the payment if it is no longer wanted. */
export async function recordStart(
  { atomically, providers }: Pick<Ports, 'atomically' | 'providers'>,
  payment: Payment,
  started: StartedPayment,
): Promise<Payment> {
  const recorded = await atomically(async ({ orders, directDebits }) => {
    const locked = await orders.lock(payment.order)
    const known = (await orders.paymentById(payment.id)) ?? payment
    const state = known.state === 'unknown' ? 'open' : known.state
    const { reference, checkoutUrl } = started
    const answered: Payment = { ...known, reference, checkoutUrl, state }
    await orders.savePayment(answered)
    const signed = await directDebits.signedFor(payment.id)
    const debit = signed && (await directDebits.lock(signed.id))
    // The provider has the details now; the masked number is enough here.
    if (debit) await directDebits.save({ ...debit, details: null })
    return ok({ payment: answered, wanted: locked !== null && isAwaited(locked) })
  })
  // Cancelled during the call: it must not be paid any more.
  if (!recorded.value.wanted) await cancelPayments(providers, [recorded.value.payment])
  return recorded.value.payment
}

/** How often a provider is asked about a payment that changes meanwhile. */
const MOST_LOOKS = 3

/**
 * Fetches a payment from its provider and applies it, exactly once. If another report changed the payment meanwhile,
 * this one may be older than that: the provider is asked again.
 */
export async function settlePayment(
  ports: PaymentPorts,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<Result<Settled, SettleError>> {
  const asked = ports.providers(provider)
  for (let looks = 1; ; looks += 1) {
    const payment = await ports.reads.orders.paymentByReference(provider, reference)
    if (!asked || !payment) return err({ code: 'payment.not-found' })

    const report = await reached(asked.look(reference))
    if (!report.ok) return report
    if (!report.value) return err({ code: 'payment.not-found' })
    const applied = await applySeen(ports, payment, report.value, payment.state)
    if (!applied.ok) return applied
    const { isStale, ...settled } = applied.value
    if (!isStale || looks === MOST_LOOKS) return ok(settled)
  }
}
