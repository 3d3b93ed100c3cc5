import type { Ports, Stores } from '../../ports.ts'
import { sameMoney } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OrderError } from '../errors.ts'
import type { Order, Payment, PaymentId, PaymentState } from '../order.ts'
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
