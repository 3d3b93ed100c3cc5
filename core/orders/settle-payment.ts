import { sell, takeBack } from '../credits/book.ts'
import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports, Stores } from '../ports.ts'
import { sameMoney } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import type { Order, Payment } from './order.ts'
import type { PaymentReport } from './providers.ts'
import { claimAgain } from './retry-payment.ts'
import { isOverpaid, type Settlement, settle } from './settle.ts'
import { reached } from './start-payment.ts'

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

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'announcer' | 'now' | 'newId'>
type Stamp = Pick<Ports, 'now' | 'newId'>

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

/** Does what follows from what a provider said of a payment. Said twice, it follows once. */
export async function applyReport(
  ports: Omit<Needs, 'providers'>,
  { id, order: orderId }: Pick<Payment, 'id' | 'order'>,
  report: Pick<PaymentReport, 'state' | 'amount'>,
): Promise<Result<Settled, SettleError>> {
  const owner = await ports.reads.orders.byId(orderId)
  if (!owner) return err({ code: 'payment.not-found' })

  const settled = await ports.atomically(async (stores) => {
    const { accounts, orders } = stores
    // The account before the order, as everywhere: two who wait for each other wait for ever.
    await accounts.hold(owner.member)
    const order = (await orders.hold(orderId)) ?? owner
    if (!sameMoney(report.amount, order.total)) return err({ code: 'payment.amount-mismatch' })

    const payments = await orders.payments(orderId)
    const payment = payments.find((one) => one.id === id)
    if (!payment) return err({ code: 'payment.not-found' })
    const others = payments.filter((one) => one.id !== id)

    const settlement = settle(order, payment, others, report.state, ports.now())
    await keep(stores, ports, order, settlement)
    await noteReturn(stores, payment, settlement.payment, ports.now())
    const overpaid = isOverpaid(settlement.order, [...others, settlement.payment])
    return ok({ settlement, overpaid })
  })
  if (!settled.ok) return settled

  const { settlement, overpaid } = settled.value
  if (settlement.effect !== 'none') ports.announcer.announce(owner.member, { type: 'account' })
  return ok({ order: settlement.order, payment: settlement.payment, overpaid })
}

async function keep(
  stores: Stores,
  stamp: Stamp,
  before: Order,
  { order, payment, effect }: Settlement,
): Promise<void> {
  await stores.orders.savePayment(payment)
  if (effect === 'none') return
  await stores.orders.save(order)

  const move = { member: order.member, amount: order.credits, reference: order.id }
  if (effect === 'sold') {
    if (before.state !== 'pending') await keepDiscount(stores, before)
    await sell(stores, stamp, move)
    await bought(stores, stamp, order)
  }
  if (effect === 'lost') await stores.discounts.release(order.id)
  if (effect === 'refunded') await takeBack(stores, stamp, move)
}

/** Remembers of a direct debit that the bank gave no money for it, or took it back; money that came after all clears it. */
async function noteReturn(
  { directDebits }: Pick<Stores, 'directDebits'>,
  { state: before, reference, method }: Payment,
  { id, state }: Payment,
  now: Instant,
): Promise<void> {
  // Of what never reached a bank, none can have said no.
  if (method !== DIRECT_DEBIT || reference === null || state === before) return
  const debit = await directDebits.signedFor(id)
  if (!debit) return
  const cameBack = state === 'failed' || (before === 'paid' && state === 'refunded')
  await directDebits.save({ ...debit, returnedAt: cameBack ? now : null })
}

/** An order that was given up has freed its discount; now that it is paid for, the discount is spent if it still can be. */
async function keepDiscount({ accounts, discounts }: Stores, order: Order): Promise<void> {
  const account = await accounts.byId(order.member)
  if (account) await claimAgain({ discounts }, order, account)
}

/** The first completed order makes a member premium; each gets its receipt. */
async function bought({ accounts, outbox }: Stores, stamp: Stamp, order: Order) {
  const account = await accounts.byId(order.member)
  if (account && account.premiumSince === null)
    await accounts.save({ ...account, premiumSince: stamp.now() })
  await queueNotice({ outbox }, stamp, { kind: 'receipt', member: order.member, order: order.id })
}
