import type { Ports, Reads } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'
import type { Order, OrderId, Payment } from './order.ts'
import type { DebitMandate, Providers, StartedPayment } from './providers.ts'
import { reached, type Unreachable, unreachable } from './reached.ts'
import { applyReport } from './settle-payment.ts'

/** Where a provider sends the member back to, and where it calls us. */
export type CheckoutLinks = (
  order: OrderId,
  provider: string,
) => { readonly returnUrl: string; readonly webhookUrl: string }

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>
type Tried = { readonly order: Order; readonly payment: Payment }

/**
 * Asks the provider to collect a payment and keeps its answer. Asked again for the same payment, after a crash
 * or a lost line, it learns the same answer: the provider knows a payment by our id. One that does not answer leaves
 * the payment unknown, one that refuses makes it fail. A direct debit without its mandate is left alone: nobody has
 * agreed to it yet.
 */
export async function startPayment(
  ports: Needs,
  { order, payment, links }: Tried & { readonly links: CheckoutLinks },
): Promise<Result<Tried, Unreachable>> {
  const { reads, providers, sites } = ports
  const mandate = payment.method === DIRECT_DEBIT ? await signedMandate(reads, payment) : null
  if (payment.method === DIRECT_DEBIT && !mandate) return ok({ order, payment })
  const provider = providers(payment.provider)
  const account = await reads.accounts.byId(order.member)
  if (!provider || !account) return unreachable()

  const { settings } = sites.byId(order.site)
  const started = await reached(
    provider.start({
      payment: payment.id,
      startedAt: payment.startedAt,
      order: order.id,
      amount: payment.amount,
      method: payment.method,
      description: `${settings.name}: ${order.credits} credits`,
      locale: account.language,
      mandate,
      ...links(order.id, payment.provider),
    }),
  )
  if (!started.ok) return ok({ order, payment: await noteUnknown(ports, payment) })
  if (started.value === null) return refusedBy(ports, { order, payment })
  return ok({ order, payment: await keepStarted(ports, payment, started.value) })
}

/** Keeps what a provider calls a payment, and withdraws it when nobody waits for it any more. */
export async function keepStarted(
  { atomically, providers }: Pick<Ports, 'atomically' | 'providers'>,
  payment: Payment,
  started: StartedPayment,
): Promise<Payment> {
  const kept = await atomically(async ({ orders, directDebits }) => {
    const held = await orders.hold(payment.order)
    const known = (await orders.paymentById(payment.id)) ?? payment
    const state = known.state === 'unknown' ? 'open' : known.state
    const { reference, checkoutUrl } = started
    const answered: Payment = { ...known, reference, checkoutUrl, state }
    await orders.savePayment(answered)
    const signed = await directDebits.signedFor(payment.id)
    const debit = signed && (await directDebits.hold(signed.id))
    // The provider has them now; here the masked number is enough.
    if (debit) await directDebits.save({ ...debit, details: null })
    return ok({ payment: answered, wanted: held?.state === 'pending' })
  })
  // Given up while the provider was thinking: nobody should pay for it any more.
  if (!kept.value.wanted) await withdraw(providers, [kept.value.payment])
  return kept.value.payment
}

/** The provider may have taken it on or not: until it tells, nobody is offered to pay again. */
async function noteUnknown({ atomically }: Pick<Ports, 'atomically'>, payment: Payment) {
  const noted = await atomically(async ({ orders }) => {
    await orders.hold(payment.order)
    const known = (await orders.paymentById(payment.id)) ?? payment
    if (known.state !== 'open' || known.reference !== null) return ok(known)
    const unknown: Payment = { ...known, state: 'unknown' }
    await orders.savePayment(unknown)
    return ok(unknown)
  })
  return noted.value
}

/** A provider that refuses to collect a payment makes it fail, and with it the order, which may be paid otherwise. */
async function refusedBy(ports: Needs, { order, payment }: Tried): Promise<Result<Tried, never>> {
  const failed = { state: 'failed', amount: payment.amount, returned: 0 } as const
  const settled = await applyReport(ports, payment, failed)
  return ok(settled.ok ? settled.value : { order, payment })
}

/** The leave that a payment by direct debit runs on, with what the bank asks for; `null` while there is none. */
async function signedMandate(
  { directDebits }: Pick<Reads, 'directDebits'>,
  { id }: Payment,
): Promise<DebitMandate | null> {
  const debit = await directDebits.signedFor(id)
  if (!debit?.mandate || !debit.details) return null
  const { phone: _, ...account } = debit.details
  return { ...debit.mandate, ...account }
}

/** Asks the providers to let go of payments that nobody waits for. What cannot be withdrawn now is settled when it comes. */
export async function withdraw(providers: Providers, payments: readonly Payment[]): Promise<void> {
  for (const { provider, reference, state } of payments) {
    const known = providers(provider)
    if (known && reference !== null && state === 'open') await reached(known.cancel(reference))
  }
}
