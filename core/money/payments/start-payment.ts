import type { Ports, Reads } from '../../ports.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Locale } from '../../site/locales.ts'
import { DIRECT_DEBIT } from '../direct-debit.ts'
import type { Order, OrderId, Payment } from '../order.ts'
import { type DebitMandate, reached, type Unreachable, unreachable } from '../providers.ts'
import { applyReport, type PaymentPorts, recordStart } from '../settle-payment.ts'

type Forms = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

const CREDITS: Readonly<Record<Locale, Forms>> = {
  da: { one: 'credit', other: 'credits' },
  de: { one: 'Credit', other: 'Credits' },
  en: { one: 'credit', other: 'credits' },
  es: { one: 'crédito', other: 'créditos' },
  fi: { one: 'krediitti', other: 'krediittiä' },
  fr: { one: 'crédit', other: 'crédits' },
  it: { one: 'credito', other: 'crediti' },
  nl: { one: 'credit', other: 'credits' },
  no: { one: 'credit', other: 'credits' },
  pl: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
  sv: { one: 'kredit', other: 'krediter' },
}

/** What the buyer reads of a purchase on the payment page and on their bank statement, in their own language. */
export function statementText(site: string, credits: number, locale: Locale): string {
  const forms = CREDITS[locale]
  const form = new Intl.PluralRules(locale).select(credits)
  return `${site}: ${credits} ${forms[form] ?? forms.other}`
}

/** Return URL and webhook URL. */
export type CheckoutLinks = (
  order: OrderId,
  provider: string,
) => { readonly returnUrl: string; readonly webhookUrl: string }

type Tried = { readonly order: Order; readonly payment: Payment }

/**
 * Asks the provider to collect a payment and stores its answer. Idempotent after a crash or timeout: the provider
 * knows our id. No response makes the payment unknown, a refusal makes it fail. A direct debit waits for its mandate.
 */
export async function startPayment(
  ports: PaymentPorts,
  { order, payment, links }: Tried & { readonly links: CheckoutLinks },
): Promise<Result<Tried, Unreachable>> {
  const { reads, providers, sites } = ports
  const mandate = payment.method === DIRECT_DEBIT ? await bankMandate(reads, payment) : null
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
      description: statementText(settings.name, order.credits, account.language),
      locale: account.language,
      mandate,
      ...links(order.id, payment.provider),
    }),
  )
  if (!started.ok) return ok({ order, payment: await noteUnknown(ports, payment) })
  if (started.value === null) return refusedBy(ports, { order, payment })
  return ok({ order, payment: await recordStart(ports, payment, started.value) })
}

/** The provider may have accepted it: no second payment until that is known. */
async function noteUnknown({ atomically }: Pick<Ports, 'atomically'>, payment: Payment) {
  const noted = await atomically(async ({ orders }) => {
    await orders.lock(payment.order)
    const known = (await orders.paymentById(payment.id)) ?? payment
    if (known.state !== 'open' || known.reference !== null) return ok(known)
    const unknown: Payment = { ...known, state: 'unknown' }
    await orders.savePayment(unknown)
    return ok(unknown)
  })
  return noted.value
}

/** A provider's refusal fails the payment and its order, which may be paid by another method. */
async function refusedBy(
  ports: PaymentPorts,
  { order, payment }: Tried,
): Promise<Result<Tried, never>> {
  const failed = { state: 'failed', amount: payment.amount, returned: 0 } as const
  const settled = await applyReport(ports, payment, failed)
  return ok(settled.ok ? settled.value : { order, payment })
}

/** The mandate of a direct debit with the bank details; `null` while unsigned. */
async function bankMandate(
  { directDebits }: Pick<Reads, 'directDebits'>,
  { id }: Payment,
): Promise<DebitMandate | null> {
  const debit = await directDebits.signedFor(id)
  if (!debit?.mandate || !debit.details) return null
  const { phone: _, ...account } = debit.details
  return { ...debit.mandate, ...account }
}
