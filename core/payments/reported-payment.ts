import type { OrderError } from '../orders/errors.ts'
import type { Order, Payment, PaymentId, PaymentState } from '../orders/order.ts'
import type { Ports, Stores } from '../ports.ts'
import { sameMoney } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { cancelPayments } from './cancel-payments.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { type Reported, recordReport, recordReportOfReturn, type Settled } from './record-report.ts'

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
export async function applySeen(
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
