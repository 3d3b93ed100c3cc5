import { isOpen, type MemberId } from '../../accounts/account.ts'
import { inParallel } from '../../shared/concurrency.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, MINUTE, type Millis } from '../../shared/time.ts'
import type { OrderError } from '../errors.ts'
import { isAwaited, isUndecided, type Order, type OrderId, type Payment } from '../order.ts'
import type { StrayPayment } from '../ports.ts'
import { POLLING, pollAgainIn, reached } from '../providers.ts'
import { applyReport, type PaymentPorts, recordStart, settlePayment } from '../settle-payment.ts'
import { importPayment } from './receive-webhook.ts'
import { type CheckoutLinks, startPayment } from './start-payment.ts'

/** How long "unknown payment" from a provider is not yet final. */
const GIVEN_UP_AFTER: Millis = DAY

/** Result of one round of polling, and what was thrown for payments that broke. */
export type Round = {
  readonly asked: number
  readonly settled: number
  readonly errors: readonly unknown[]
}

/**
 * Polls open payments: recovers lost webhooks and crashes. Each payment has its own next poll, so that many open ones
 * do not delay others.
 */
export async function reconcilePayments(
  ports: PaymentPorts,
  { links }: { readonly links: CheckoutLinks },
): Promise<Round> {
  const due = await ports.reads.orders.paymentsDue(ports.now(), POLLING.batch)
  const { results, errors } = await inParallel(due, POLLING.atOnce, async (payment) => {
    const next = ports.now() + pollAgainIn(ports.now() - payment.startedAt)
    // Scheduled before polling: a failure must not cause an immediate retry.
    await ports.atomically(async ({ orders }) => ok(await orders.askNext(payment.id, next)))
    return ask(ports, { ...payment, nextAskAt: next }, links)
  })
  const settled = results.filter((state) => !isUndecided({ state })).length
  return { asked: due.length, settled, errors }
}

/** Polls a member's own order now, on return from checkout; the provider's answer counts, not the return. */
export async function refreshOrder(
  ports: PaymentPorts,
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

async function ask(ports: PaymentPorts, payment: Payment, links: CheckoutLinks) {
  const known = payment.reference === null ? await introduce(ports, payment, links) : payment
  if (!isUndecided(known)) return known.state
  if (known.reference) {
    const { provider, reference } = known
    const settled = await settlePayment(ports, { provider, reference })
    if (settled.ok) return settled.value.payment.state
    if (settled.error.code !== 'payment.not-found') return payment.state
  }
  return failUnknown(ports, payment)
}

/** Recovers a payment's reference lost in a crash or timeout; a cancelled order is not resumed. */
async function introduce(
  ports: PaymentPorts,
  payment: Payment,
  links: CheckoutLinks,
): Promise<Payment> {
  const order = await ports.reads.orders.byId(payment.order)
  const account = order && (await ports.reads.accounts.byId(order.member))
  const wanted = order && isAwaited(order) && account && isOpen(account)
  if (!wanted) return lookFor(ports, payment)
  const started = await startPayment(ports, { order, payment, links })
  return started.ok ? started.value.payment : payment
}

/** Fails a payment without news for a day; money received even later still counts. */
async function failUnknown(ports: PaymentPorts, payment: Payment) {
  if (ports.now() - payment.startedAt < GIVEN_UP_AFTER) return payment.state
  const { amount } = payment
  const settled = await applyReport(ports, payment, { state: 'failed', amount, returned: 0 })
  return settled.ok ? settled.value.payment.state : payment.state
}

/** A request that timed out may still arrive within this time; before, "unknown payment" means nothing. */
const CALL_LIFE: Millis = MINUTE

/**
 * Resolves a member's unknown payments before another is started or they are cancelled: one the provider does not
 * know does not exist; otherwise it is handled like any other.
 */
export async function resolveUnknown(ports: PaymentPorts, member: MemberId): Promise<void> {
  const { orders } = ports.reads
  for (const { id } of await orders.pendingOf(member)) {
    for (const payment of await orders.payments(id)) {
      if (payment.state === 'unknown') await lookFor(ports, payment)
    }
  }
}

/** Asks whether a provider knows a payment, without starting it. */
async function lookFor(ports: PaymentPorts, payment: Payment): Promise<Payment> {
  const provider = ports.providers(payment.provider)
  if (!provider) return payment
  const found = await reached(provider.find({ payment: payment.id, startedAt: payment.startedAt }))
  if (!found.ok) return payment
  if (found.value) return recordStart(ports, payment, found.value)
  if (ports.now() - payment.startedAt < CALL_LIFE) return payment
  const none = { state: 'cancelled', amount: payment.amount, returned: 0 } as const
  const settled = await applyReport(ports, payment, none)
  return settled.ok ? settled.value.payment : payment
}

/** How far back a provider's list of payments is checked. */
const PAYMENTS_LISTED: Millis = 2 * DAY

/** Lists a provider's payments and handles those unknown here; returns new strays. */
export async function importUnknownPayments(
  ports: PaymentPorts,
  { provider }: { readonly provider: string },
): Promise<readonly StrayPayment[]> {
  const listed = await reached(
    ports.providers(provider)?.list(ports.now() - PAYMENTS_LISTED) ?? nothing(),
  )
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

const nothing = async (): Promise<readonly never[]> => []

/** Banks reverse a chargeback months later. */
const REVERSALS_LISTED: Millis = 180 * DAY

/**
 * Lists the providers' refunds and chargebacks, and applies those that differ from what is stored: recovers webhooks
 * lost after a payment was made, when it is no longer polled.
 */
export async function importReversals(
  ports: PaymentPorts,
  { providers }: { readonly providers: readonly string[] },
): Promise<Round> {
  const changed = (await Promise.all(providers.map((name) => changedAt(ports, name)))).flat()
  const { results, errors } = await inParallel(changed, POLLING.atOnce, (payment) =>
    settlePayment(ports, payment),
  )
  return { asked: changed.length, settled: results.filter(({ ok }) => ok).length, errors }
}

/** The payments whose state at the provider differs from ours. */
async function changedAt(
  { providers, reads, now }: PaymentPorts,
  provider: string,
): Promise<readonly { readonly provider: string; readonly reference: string }[]> {
  const listed = await reached(
    providers(provider)?.listReversals(now() - REVERSALS_LISTED) ?? nothing(),
  )
  const changed = new Set<string>()
  for (const { reference, state } of listed.ok ? listed.value : []) {
    const payment = await reads.orders.paymentByReference(provider, reference)
    if (payment && payment.state !== state) changed.add(reference)
  }
  return [...changed].map((reference) => ({ provider, reference }))
}
