import type { Ports, Reads } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId, Payment } from './order.ts'
import type { DebitMandate, Providers } from './providers.ts'

/** Where a provider sends the member back to, and where it calls us. */
export type CheckoutLinks = (
  order: OrderId,
  provider: string,
) => { readonly returnUrl: string; readonly webhookUrl: string }

export type Unreachable = Extract<OrderError, { code: 'payment.provider-unreachable' }>

const unreachable = () => err({ code: 'payment.provider-unreachable' } as const)

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites'>

/**
 * Asks the provider to collect a payment and keeps its answer. Asked again for the same payment, after a crash
 * or a lost line, it learns the same answer: the provider knows a payment by our id. A direct debit without its
 * mandate is left alone: nobody has agreed to it yet.
 */
export async function startPayment(
  { reads, atomically, providers, sites }: Needs,
  { order, payment, links }: { order: Order; payment: Payment; links: CheckoutLinks },
): Promise<Result<Payment, Unreachable>> {
  const mandate = payment.method === DIRECT_DEBIT ? await signedMandate(reads, payment) : null
  if (payment.method === DIRECT_DEBIT && !mandate) return ok(payment)
  const provider = providers(payment.provider)
  const account = await reads.accounts.byId(order.member)
  if (!provider || !account) return unreachable()

  const { settings } = sites.byId(order.site)
  const started = await reached(
    provider.start({
      payment: payment.id,
      order: order.id,
      amount: order.total,
      method: payment.method,
      description: `${settings.name}: ${order.credits} credits`,
      locale: account.language,
      mandate,
      ...links(order.id, payment.provider),
    }),
  )
  if (!started.ok) return started

  const kept = await atomically(async ({ orders, directDebits }) => {
    const held = await orders.hold(order.id)
    const known = (await orders.paymentById(payment.id)) ?? payment
    const answered = { ...known, ...started.value }
    await orders.savePayment(answered)
    const debit = mandate && (await directDebits.signedFor(payment.id))
    // The provider has them now; here the masked number is enough.
    if (debit) await directDebits.save({ ...debit, details: null })
    return ok({ payment: answered, wanted: held?.state === 'pending' })
  })
  // Given up while the provider was thinking: nobody should pay for it any more.
  if (!kept.value.wanted) await withdraw(providers, [kept.value.payment])
  return ok(kept.value.payment)
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

/** What an outside company answers, or that it does not. */
export const reached = <T>(answer: Promise<T>): Promise<Result<T, Unreachable>> =>
  answer.then(ok, unreachable)
