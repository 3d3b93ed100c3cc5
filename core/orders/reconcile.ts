import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, MINUTE, type Millis } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId, Payment } from './order.ts'
import { applyReport, settlePayment } from './settle-payment.ts'
import { type CheckoutLinks, startPayment } from './start-payment.ts'

/** How long a webhook is waited for before the provider is asked. */
const PATIENCE: Millis = 2 * MINUTE
/** How long a provider may know nothing of a payment before that is taken for its answer. */
const FORGOTTEN: Millis = DAY
const BATCH = 100

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'providers' | 'sites' | 'announcer' | 'now' | 'newId'
>

/** What one round of asking came to. */
export type Round = { readonly asked: number; readonly settled: number }

/** Asks the providers about payments they have been silent on: it heals lost webhooks and crashes in mid-payment. */
export async function reconcilePayments(
  ports: Needs,
  { links }: { readonly links: CheckoutLinks },
): Promise<Round> {
  const open = await ports.reads.orders.openSince(ports.now() - PATIENCE, BATCH)
  let settled = 0
  for (const payment of open) if ((await ask(ports, payment, links)) !== 'open') settled += 1
  return { asked: open.length, settled }
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
    if (payment.state === 'open') await ask(ports, payment, links)
  }
  return ok((await ports.reads.orders.byId(id)) ?? order)
}

async function ask(ports: Needs, payment: Payment, links: CheckoutLinks) {
  const known = payment.reference === null ? await introduce(ports, payment, links) : payment
  if (known?.reference) {
    const { provider, reference } = known
    const settled = await settlePayment(ports, { provider, reference })
    if (settled.ok) return settled.value.payment.state
    if (settled.error.code !== 'payment.not-found') return payment.state
  }
  return forget(ports, payment)
}

/** Learns a payment's reference, which a crash kept from us. */
async function introduce(ports: Needs, payment: Payment, links: CheckoutLinks) {
  const order = await ports.reads.orders.byId(payment.order)
  const started = order && (await startPayment(ports, { order, payment, links }))
  return started?.ok ? started.value : null
}

/** Fails a payment of which nobody has heard for a day; money that comes even later still counts. */
async function forget(ports: Needs, payment: Payment) {
  const order = await ports.reads.orders.byId(payment.order)
  if (!order || ports.now() - payment.startedAt < FORGOTTEN) return payment.state
  const settled = await applyReport(ports, payment, { state: 'failed', amount: order.total })
  return settled.ok ? settled.value.payment.state : payment.state
}
