import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { inParallel } from '../shared/in-parallel.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Millis } from '../shared/time.ts'
import { ASKING, askAgainIn } from './asking.ts'
import type { OrderError } from './errors.ts'
import { isUndecided, type Order, type OrderId, type Payment } from './order.ts'
import { lookFor } from './resolve-unknown.ts'
import { applyReport, settlePayment } from './settle-payment.ts'
import { type CheckoutLinks, startPayment } from './start-payment.ts'

/** How long a provider may know nothing of a payment before that is taken for its answer. */
const FORGOTTEN: Millis = DAY

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>

/** What one round of asking came to. */
export type Round = { readonly asked: number; readonly settled: number }

/**
 * Asks the providers about payments they have been silent on: it heals lost webhooks and crashes in mid-payment.
 * Each has its own next time, so that however many stay open, none keeps another from being asked about.
 */
export async function reconcilePayments(
  ports: Needs,
  { links }: { readonly links: CheckoutLinks },
): Promise<Round> {
  const due = await ports.reads.orders.paymentsDue(ports.now(), ASKING.batch)
  const states = await inParallel(due, ASKING.atOnce, async (payment) => {
    const next = ports.now() + askAgainIn(ports.now() - payment.startedAt)
    // Before asking: what goes wrong with one is no reason to ask about it at once again.
    await ports.atomically(async ({ orders }) => ok(await orders.askNext(payment.id, next)))
    return ask(ports, { ...payment, nextAskAt: next }, links)
  })
  return { asked: due.length, settled: states.filter((state) => !isUndecided({ state })).length }
}

/** Asks about a member's own order now, as when they come back from paying; the provider's answer decides, not the return. */
export async function refreshOrder(
  ports: Needs,
  {
    member,
    order: id,
    links,
  }: { readonly member: MemberId; readonly order: OrderId; readonly links: CheckoutLinks },
): Promise<Result<Order, Extract<OrderError, { code: 'order.not-found' }>>> {
  const order = await ports.reads.orders.byId(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  for (const payment of await ports.reads.orders.payments(id)) {
    if (isUndecided(payment)) await ask(ports, payment, links)
  }
  return ok((await ports.reads.orders.byId(id)) ?? order)
}

async function ask(ports: Needs, payment: Payment, links: CheckoutLinks) {
  const known = payment.reference === null ? await introduce(ports, payment, links) : payment
  if (!isUndecided(known)) return known.state
  if (known.reference) {
    const { provider, reference } = known
    const settled = await settlePayment(ports, { provider, reference })
    if (settled.ok) return settled.value.payment.state
    if (settled.error.code !== 'payment.not-found') return payment.state
  }
  return forget(ports, payment)
}

/** Learns a payment's reference, which a crash or a silent provider kept from us; for an order that was given up nothing is begun. */
async function introduce(ports: Needs, payment: Payment, links: CheckoutLinks): Promise<Payment> {
  const order = await ports.reads.orders.byId(payment.order)
  if (order?.state !== 'pending') return lookFor(ports, payment)
  const started = await startPayment(ports, { order, payment, links })
  return started.ok ? started.value.payment : payment
}

/** Fails a payment of which nobody has heard for a day; money that comes even later still counts. */
async function forget(ports: Needs, payment: Payment) {
  if (ports.now() - payment.startedAt < FORGOTTEN) return payment.state
  const { amount } = payment
  const settled = await applyReport(ports, payment, { state: 'failed', amount, returned: 0 })
  return settled.ok ? settled.value.payment.state : payment.state
}
