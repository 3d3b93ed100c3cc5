import * as v from 'valibot'
import type { Charge, PaymentProvider } from '#core/orders/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { REGIONAL } from '#core/site/locales.ts'
import {
  MolliePage,
  MolliePayment,
  MollieRefunds,
  methodAt,
  read,
  stateOf,
  written,
} from './mollie-words.ts'

/** How Vonk reaches Mollie. */
export type MollieSettings = {
  readonly apiKey: string
  /** `https://api.mollie.com/v2/`, or a stand-in. */
  readonly apiUrl: string
  now(): Instant
}

const PATIENCE: Millis = 10 * SECOND
/** Mollie remembers an idempotency key for an hour; some minutes less, so as never to come too late. */
const REMEMBERED: Millis = 50 * MINUTE
/** How far before a payment's own making its record at Mollie is looked for: clocks differ. */
const SLACK: Millis = HOUR
/** No payment is asked for again after so long. */
const FORGOTTEN: Millis = 30 * DAY
const REFERENCE = /^tr_\w{1,60}$/
const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i

/** Payments through Mollie. */
export function mollieProvider({ apiKey, apiUrl, now }: MollieSettings): PaymentProvider {
  const base = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`

  function ask(method: string, path: string, more: RequestInit = {}): Promise<Response> {
    const headers = new Headers(more.headers)
    headers.set('authorization', `Bearer ${apiKey}`)
    const signal = AbortSignal.timeout(PATIENCE)
    return fetch(new URL(path, base), { ...more, method, headers, signal, redirect: 'error' })
  }

  async function find(reference: string): Promise<MolliePayment | null> {
    if (!REFERENCE.test(reference)) return null
    const answer = await ask('GET', `payments/${reference}`)
    return answer.status === 404 || answer.status === 410 ? null : told(answer)
  }

  /** A payment that Mollie may have made for us already, when its memory of our key has run out. */
  async function madeBefore(charge: Charge): Promise<MolliePayment | null> {
    const since = madeAt(charge.payment)
    if (since !== null && now() - since < REMEMBERED) return null
    const oldest = (since ?? now() - FORGOTTEN) - SLACK
    for (let path: string | undefined = 'payments?limit=250'; path; ) {
      const page: v.InferOutput<typeof MolliePage> = v.parse(
        MolliePage,
        await whole(await ask('GET', path)),
      )
      const { payments } = page._embedded
      const found = payments.find(({ metadata }) => isAbout(metadata, charge.payment))
      if (found) return found
      const last = payments.at(-1)
      // The list goes back for years; no record of this payment can be older than the payment.
      if (!last || Date.parse(last.createdAt) < oldest) return null
      path = page._links.next?.href && within(page._links.next.href, base)
    }
    return null
  }

  async function make(charge: Charge): Promise<MolliePayment> {
    const { payment, order, amount, method, description, locale, returnUrl, webhookUrl } = charge
    return told(
      await ask('POST', 'payments', {
        headers: { 'content-type': 'application/json', 'idempotency-key': payment },
        body: JSON.stringify({
          amount: written(amount),
          description,
          method: methodAt(method),
          locale: REGIONAL[locale],
          redirectUrl: returnUrl,
          webhookUrl,
          metadata: { order_id: order, payment_id: payment },
        }),
      }),
    )
  }

  return {
    name: 'mollie',

    async start(charge) {
      const { id, _links } = (await madeBefore(charge)) ?? (await make(charge))
      // Without a page there is nothing left to pay: back on the site the member sees how it ended.
      return { reference: id, checkoutUrl: _links.checkout?.href ?? charge.returnUrl }
    },

    async look(reference) {
      const payment = await find(reference)
      if (!payment) return null
      return { reference, state: stateOf(payment), amount: read(payment.amount) }
    },

    async cancel(reference) {
      if (!REFERENCE.test(reference)) return
      const answer = await ask('DELETE', `payments/${reference}`)
      // 404, 409, 410 and 422: there is nothing left to withdraw, and `look` tells what became of it.
      if (!answer.ok && ![404, 409, 410, 422].includes(answer.status)) throw unexpected(answer)
    },

    async payBack({ refund, reference, amount }) {
      if (!REFERENCE.test(reference)) throw new Error('no payment of Mollie’s')
      const path = `payments/${reference}/refunds`
      // Its memory of our key runs out; its list of what it gave back does not.
      const given = v.parse(MollieRefunds, await whole(await ask('GET', path)))._embedded.refunds
      if (given.some(({ metadata }) => v.is(OfRefund, metadata) && metadata.refund_id === refund))
        return
      await whole(
        await ask('POST', path, {
          headers: { 'content-type': 'application/json', 'idempotency-key': refund },
          body: JSON.stringify({ amount: written(amount), metadata: { refund_id: refund } }),
        }),
      )
    },

    // Mollie signs nothing. Whoever calls only makes us look, and what we see decides.
    async heard({ body }) {
      const reference = new URLSearchParams(body).get('id') ?? ''
      return REFERENCE.test(reference) ? ok({ reference }) : err({ code: 'webhook.invalid' })
    },
  }
}

/** The moment a UUID of version 7 was made; `null` for any other id. */
function madeAt(id: string): Instant | null {
  const [, high, low] = UUID_V7.exec(id) ?? []
  return high && low ? Number.parseInt(high + low, 16) : null
}

const About = v.object({ payment_id: v.string() })
const OfRefund = v.object({ refund_id: v.string() })

const isAbout = (metadata: unknown, payment: string): boolean =>
  v.is(About, metadata) && metadata.payment_id === payment

/** A link that stays at the company's own address; the key goes nowhere else. */
const within = (href: string, base: string): string | undefined =>
  href.startsWith(base) ? href : undefined

async function whole(answer: Response): Promise<unknown> {
  if (!answer.ok) throw unexpected(answer)
  return answer.json()
}

const told = async (answer: Response): Promise<MolliePayment> =>
  v.parse(MolliePayment, await whole(answer))

const unexpected = ({ status }: Response): Error => new Error(`Mollie answered ${status}`)
