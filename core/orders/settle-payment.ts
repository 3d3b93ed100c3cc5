import type { Ports } from '../ports.ts'
import { sameMoney } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'
import { keepSettlement } from './keep-settlement.ts'
import type { Order, Payment } from './order.ts'
import type { PaymentReport } from './providers.ts'
import { reached } from './reached.ts'
import { standing } from './refund.ts'
import { keepRefundOutcome } from './refund-outcome.ts'
import { isOverpaid, settle } from './settle.ts'

export type SettleError = Extract<
  OrderError,
  { code: 'payment.not-found' | 'payment.amount-mismatch' | 'payment.provider-unreachable' }
>

/** An order and payment after a provider was heard; `overpaid` wants somebody to look at it. */
export type Settled = {
  readonly order: Order
  readonly payment: Payment
  readonly overpaid: boolean
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'now' | 'newId'>

/** Asks a provider what became of a payment and does what follows from it, exactly once. */
export async function settlePayment(
  ports: Needs,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<Result<Settled, SettleError>> {
  const asked = ports.providers(provider)
  const payment = await ports.reads.orders.paymentByReference(provider, reference)
  if (!asked || !payment) return err({ code: 'payment.not-found' })

  const report = await reached(asked.look(reference))
  if (!report.ok) return report
  if (!report.value) return err({ code: 'payment.not-found' })
  return applyReport(ports, payment, report.value)
}

type Reported = Pick<PaymentReport, 'state' | 'amount' | 'returned'> &
  Partial<Pick<PaymentReport, 'refunds'>>

/** Does what follows from what a provider said of a payment. Said twice, it follows once. */
export async function applyReport(
  ports: Omit<Needs, 'providers'>,
  { id, order: orderId }: Pick<Payment, 'id' | 'order'>,
  report: Reported,
): Promise<Result<Settled, SettleError>> {
  const owner = await ports.reads.orders.byId(orderId)
  if (!owner) return err({ code: 'payment.not-found' })

  const settled = await ports.atomically(async (stores) => {
    const { accounts, orders } = stores
    // The account before the order, as everywhere: two who wait for each other wait for ever.
    await accounts.hold(owner.member)
    const found = (await orders.hold(orderId)) ?? owner
    const payments = await orders.payments(orderId)
    const paid = payments.find((one) => one.id === id)
    if (!paid) return err({ code: 'payment.not-found' })
    if (!sameMoney(report.amount, paid.amount)) return err({ code: 'payment.amount-mismatch' })

    const others = payments.filter((one) => one.id !== id)
    const refund = await orders.refundOf(orderId)
    const told = refund && report.refunds?.find((one) => one.refund === refund.id)
    const before = { order: found, payment: paid, refund }
    const now = told
      ? await keepRefundOutcome(stores, ports, { ...before, refund }, told.state)
      : before
    const { order, payment } = now
    const tab = { order, others, refund: standing(now.refund) }
    const settlement = settle(tab, payment, report, ports.now())
    await keepSettlement(stores, ports, now, settlement)
    const overpaid = isOverpaid(settlement.order, [...others, settlement.payment])
    return ok({ settlement, overpaid })
  })
  if (!settled.ok) return settled

  const { settlement, overpaid } = settled.value
  return ok({ order: settlement.order, payment: settlement.payment, overpaid })
}
