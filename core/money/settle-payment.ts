import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { sameMoney } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import { isAwaited, type Order, type Payment, type PaymentId, type PaymentState } from './order.ts'
import { reached, type StartedPayment } from './providers.ts'
import {
  type Reported,
  recordReport,
  recordReportOfReturn,
  type Settled,
} from './settling/apply.ts'

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

type Reporting = {
  readonly payment: Pick<Payment, 'id' | 'order'>
  readonly report: Reported
  /** The payment's state before the provider was asked, `null` if it was not asked. */
  readonly seen: PaymentState | null
}

/** Applies a report to a payment and its order; the attempts that are unwanted then are still to be cancelled. */
export async function settleOrder(
  ports: PaymentPorts,
  { payment: { id, order }, report, seen }: Reporting,
): Promise<Result<Applied, SettleError>> {
  const owner = await ports.reads.orders.byId(order)
  if (!owner) return err({ code: 'payment.not-found' })
  return ports.atomically((stores) => apply(stores, ports, { owner, id, seen }, report))
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

/**
 * Applies a provider's report of a payment. Idempotent. A payment that buys nothing is returned: a second one, or one
 * for an order that may not be sold any more. Once an order is complete, its other attempts are cancelled.
 */
export async function applyReport(
  ports: PaymentPorts,
  reported: Pick<Payment, 'id' | 'order'>,
  report: Reported,
): Promise<Result<Settled, SettleError>> {
  const applied = await settleOrder(ports, { payment: reported, report, seen: null })
  if (!applied.ok) return applied
  const { order, payment, unwanted } = applied.value
  await cancelPayments(ports, unwanted)
  return ok({ order, payment })
}

/** Stores the provider's reference, and cancels the payment if it is no longer wanted. */
export async function recordStart(
  ports: PaymentPorts,
  payment: Payment,
  started: StartedPayment,
): Promise<Payment> {
  const recorded = await ports.atomically(async ({ orders, directDebits }) => {
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
  const { payment: answered, wanted } = recorded.value
  if (wanted) return answered
  await cancelPayments(ports, [answered])
  const { provider } = answered
  return (await ports.reads.orders.paymentByReference(provider, started.reference)) ?? answered
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
    const seen = payment.state
    const applied = await settleOrder(ports, { payment, report: report.value, seen })
    if (!applied.ok) return applied
    const { isStale, unwanted, ...settled } = applied.value
    await cancelPayments(ports, unwanted)
    if (!isStale || looks === MOST_LOOKS) return ok(settled)
  }
}

/**
 * Cancels unwanted payments at the providers, and stores what those then say of them. Those that cannot be cancelled
 * now are settled if they are paid.
 */
export async function cancelPayments(
  ports: PaymentPorts,
  payments: readonly Payment[],
): Promise<void> {
  const unwanted = [...payments]
  // One that was paid at the last moment may complete its order, whose other attempts are then unwanted too.
  for (const payment of unwanted) unwanted.push(...(await cancelPayment(ports, payment)))
}

/** Cancels one; returns the attempts that are unwanted by what its provider says of it. */
async function cancelPayment(ports: PaymentPorts, payment: Payment): Promise<readonly Payment[]> {
  const { provider, reference, state } = payment
  const known = ports.providers(provider)
  if (!known || reference === null || state !== 'open') return []
  const report = await reached(known.cancel(reference).then(() => known.look(reference)))
  if (!report.ok || !report.value) return []
  const applied = await settleOrder(ports, { payment, report: report.value, seen: state })
  return applied.ok ? applied.value.unwanted : []
}

type Needs = Pick<Stores, 'orders' | 'discounts'>

type Refusal = Extract<OrderError, { code: 'payment.unknown' }>

/**
 * Cancels an unpaid order and releases its discount; returns its open payments. Not while the outcome of one is
 * unknown.
 */
export async function cancelUnpaid(
  { orders, discounts }: Needs,
  order: Order,
  now: Instant,
): Promise<Result<readonly Payment[], Refusal>> {
  const payments = await orders.payments(order.id)
  if (payments.some(({ state }) => state === 'unknown')) return err({ code: 'payment.unknown' })
  await orders.save({ ...order, state: 'cancelled', settledAt: now })
  await discounts.release(order.id)
  return ok(payments.filter(({ state }) => state === 'open'))
}

/** Cancels a member's pending orders for a newer one; returns the payments to cancel. */
export async function cancelPending(
  stores: Needs,
  member: MemberId,
  now: Instant,
): Promise<Result<readonly Payment[], Refusal>> {
  const open: Payment[] = []
  for (const { id } of await stores.orders.pendingOf(member)) {
    const locked = await stores.orders.lock(id)
    if (locked?.state !== 'pending') continue
    const given = await cancelUnpaid(stores, locked, now)
    if (!given.ok) return given
    open.push(...given.value)
  }
  return ok(open)
}
