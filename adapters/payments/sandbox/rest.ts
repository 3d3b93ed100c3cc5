import * as v from 'valibot'
import type { Instant } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { SANDBOX_STATES, type SandboxPayment } from './book.ts'
import type { Company } from './company.ts'
import { urlOf } from './url-of.ts'

const Url = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

/** The merchant's request to collect. */
export const ChargeBody = v.strictObject({
  order: v.pipe(v.string(), v.maxLength(200)),
  amount: v.strictObject({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  method: v.pipe(v.string(), v.maxLength(40)),
  description: v.pipe(v.string(), v.maxLength(300)),
  locale: v.picklist(LOCALES),
  return_url: Url,
  webhook_url: Url,
  mandate: v.nullish(
    v.strictObject({
      reference: v.pipe(v.string(), v.maxLength(35)),
      signed_at: v.number(),
      account_holder: v.pipe(v.string(), v.maxLength(70)),
      iban: v.pipe(v.string(), v.maxLength(34)),
      address: v.pipe(v.string(), v.maxLength(200)),
    }),
  ),
})

/** The sandbox's JSON of a payment. */
export const PaymentBody = v.object({
  reference: v.string(),
  key: v.string(),
  state: v.picklist(SANDBOX_STATES),
  returned: v.number(),
  refunds: v.array(v.object({ key: v.string(), state: v.picklist(['given', 'failed']) })),
  amount: v.object({ amount: v.number(), currency: v.string() }),
  checkout_url: v.string(),
})

/** The sandbox's JSON of its payments. */
export const PaymentsBody = v.object({ payments: v.array(PaymentBody) })

/** Dependencies of the merchant API. */
export type RestDependencies = {
  readonly company: Company
  /** API key of the merchant. */
  readonly apiKey: string
  /** Base URL of the checkout pages. */
  readonly publicUrl: string
  now(): Instant
  newId(): string
}

/** The merchant API: create, get and cancel a payment. */
export async function rest(
  { company, apiKey, publicUrl, now, newId }: RestDependencies,
  request: Request,
  reference: string | null,
): Promise<Response> {
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${apiKey}`))
    return Response.json({ error: 'unauthorized' }, { status: 401 })

  const restPayment = async (payment: SandboxPayment) => ({
    reference: payment.reference,
    key: payment.key,
    state: payment.state,
    amount: payment.amount,
    returned: await company.returned(payment),
    refunds: (await company.refunds(payment)).map(({ key, failed }) => ({
      key,
      state: failed ? 'failed' : 'given',
    })),
    checkout_url: new URL(`/sandbox/checkout/${payment.reference}`, publicUrl).href,
  })

  if (reference === null) {
    if (request.method === 'GET') {
      const asked = urlOf(request).searchParams
      const found = await listed(company, asked)
      return Response.json({ payments: await Promise.all(found.map(restPayment)) })
    }
    if (request.method !== 'POST') return notAllowed('GET, POST')
    const key = request.headers.get('idempotency-key')
    const body = v.safeParse(ChargeBody, await request.json().catch(() => null))
    if (!key || !body.success) return Response.json({ error: 'invalid' }, { status: 422 })
    const { return_url: returnUrl, webhook_url: webhookUrl, mandate, ...charge } = body.output
    const fresh = {
      reference: `sbx_${newId()}`,
      key,
      state: 'open',
      dueAt: null,
      takenAt: now(),
    } as const
    const taken = await company.take({ ...charge, ...fresh, returnUrl, webhookUrl })
    // A mandate needs no page: the account is debited, successfully or not.
    if (mandate) await company.choose(taken.reference, isEmpty(mandate.iban) ? 'failed' : 'later')
    return Response.json(await restPayment((await company.look(taken.reference)) ?? taken))
  }

  const payment = await company.look(reference)
  if (!payment) return Response.json({ error: 'unknown' }, { status: 404 })
  if (request.method === 'GET') return Response.json(await restPayment(payment))
  if (request.method === 'POST') return payBack(company, request, reference)
  if (request.method !== 'DELETE') return notAllowed('GET, POST, DELETE')
  const withdrawn = await company.withdraw(payment)
  return Response.json(await restPayment((await company.look(reference)) ?? payment), {
    status: withdrawn ? 200 : 409,
  })
}

/** List of a merchant's payments: by key, or since a moment. */
async function listed(
  company: Company,
  asked: URLSearchParams,
): Promise<readonly SandboxPayment[]> {
  const key = asked.get('key')
  if (key === null) return company.since(Number(asked.get('since') ?? 0))
  const found = await company.find(key)
  return found ? [found] : []
}

const RefundBody = v.strictObject({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) })

async function payBack(company: Company, request: Request, reference: string): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  const body = v.safeParse(RefundBody, await request.json().catch(() => null))
  if (!key || !body.success) return Response.json({ error: 'invalid' }, { status: 422 })
  const given = await company.giveBack(key, reference, body.output.amount)
  return given ? Response.json({ ok: true }) : Response.json({ error: 'too-much' }, { status: 409 })
}

/** The simulated bank: accounts ending in 99 have no money, others enough. */
const isEmpty = (iban: string): boolean => iban.endsWith('99')

/** 405 response. */
export const notAllowed = (allow: string): Response =>
  Response.json({ error: 'method' }, { status: 405, headers: { allow } })

/** Constant-time comparison. */
function isSame(given: string, right: string): boolean {
  let difference = given.length ^ right.length
  for (let at = 0; at < right.length; at++)
    difference |= given.charCodeAt(at % (given.length || 1)) ^ right.charCodeAt(at)
  return difference === 0
}
