import * as v from 'valibot'
import type { Charge, PaymentProvider } from '#core/orders/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import { DRIFT, HOUR, type Instant, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { REGIONAL } from '#core/site/locales.ts'
import {
  MolliePage,
  MolliePayment,
  MollieRefunds,
  methodAt,
  paymentIn,
  refundIn,
  reportOf,
  startedOf,
  written,
} from './mollie-words.ts'

/** How Vonk reaches Mollie. */
export type MollieSettings = {
  readonly apiKey: string
  /** `https://api.mollie.com/v2/`, or a stand-in. */
  readonly apiUrl: string
  now(): Instant
}

const TIMEOUT: Millis = 10 * SECOND
/** Mollie remembers an idempotency key for an hour; some minutes less, so as never to come too late. */
const REMEMBERED: Millis = 50 * MINUTE
/** How far before our own record of a payment Mollie's is looked for: clocks differ. */
const SLACK: Millis = HOUR
/** So many pages are turned when looking for one payment, and when listing those of late. */
const MOST_PAGES = { find: 8, list: 4 } as const
const REFERENCE = /^tr_\w{1,60}$/
/** What Mollie answers to a payment that it will not collect, whoever asks and however often. */
const REFUSALS: readonly number[] = [400, 422]

/** Payments through Mollie. */
export function mollieProvider({ apiKey, apiUrl, now }: MollieSettings): PaymentProvider {
  const base = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`

  function ask(method: string, path: string, more: RequestInit = {}): Promise<Response> {
    const headers = new Headers(more.headers)
    headers.set('authorization', `Bearer ${apiKey}`)
    const signal = AbortSignal.timeout(TIMEOUT)
    return fetch(new URL(path, base), { ...more, method, headers, signal, redirect: 'error' })
  }

  async function look(reference: string): Promise<MolliePayment | null> {
    if (!REFERENCE.test(reference)) return null
    const answer = await ask('GET', `payments/${reference}?embed=chargebacks,refunds`)
    return answer.status === 404 || answer.status === 410 ? null : told(answer)
  }

  /** Mollie's payments since a moment, newest first, page after page; `cut` when there are more than so many pages. */
  async function* pagesSince(
    since: Instant,
    most: number,
  ): AsyncGenerator<readonly MolliePayment[], 'all' | 'cut'> {
    let path: string | undefined = 'payments?limit=250'
    for (let turned = 0; turned < most; turned += 1) {
      const page: v.InferOutput<typeof MolliePage> = v.parse(
        MolliePage,
        await whole(await ask('GET', path)),
      )
      const { payments } = page._embedded
      yield payments
      const last = payments.at(-1)
      path = page._links.next?.href && within(page._links.next.href, base)
      // The list goes back for years.
      if (!path || !last || Date.parse(last.createdAt) < since) return 'all'
    }
    return 'cut'
  }

  /** The payment that Mollie made for us under our id, by our own clock no earlier than `startedAt`. */
  async function find({
    payment,
    startedAt,
  }: Pick<Charge, 'payment' | 'startedAt'>): Promise<MolliePayment | null> {
    const pages = pagesSince(startedAt - SLACK, MOST_PAGES.find)
    for (;;) {
      const page = await pages.next()
      if (page.done && page.value === 'cut') throw new Error('Mollie has too many payments to tell')
      if (page.done) return null
      const found = page.value.find(({ metadata }) => paymentIn(metadata) === payment)
      if (found) return found
    }
  }

  async function make(charge: Charge): Promise<MolliePayment | null> {
    const { payment, order, amount, method, description, locale, returnUrl, webhookUrl } = charge
    const answer = await ask('POST', 'payments', {
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
    })
    return REFUSALS.includes(answer.status) ? null : told(answer)
  }

  return {
    name: 'mollie',

    async start(charge) {
      // Once Mollie has forgotten our key, asking anew would make a second payment.
      const age = now() - charge.startedAt
      // A clock that was set back no longer tells how long ago that was.
      const forgotten = age >= REMEMBERED || age < -DRIFT
      const before = forgotten ? await find(charge) : null
      const made = before ?? (await make(charge))
      if (!made) return null
      const started = startedOf(made)
      // Without a page there is nothing left to pay: back on the site the member sees how it ended.
      return { ...started, checkoutUrl: started.checkoutUrl ?? charge.returnUrl }
    },

    async find(sought) {
      const found = await find(sought)
      return found && startedOf(found)
    },

    async list(since) {
      const listed: MolliePayment[] = []
      for await (const page of pagesSince(since, MOST_PAGES.list)) listed.push(...page)
      return listed.filter(({ createdAt }) => Date.parse(createdAt) >= since).map(reportOf)
    },

    async look(reference) {
      const payment = await look(reference)
      return payment && reportOf(payment)
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
      if (given.some(({ metadata }) => refundIn(metadata) === refund)) return true
      const answer = await ask('POST', path, {
        headers: { 'content-type': 'application/json', 'idempotency-key': refund },
        body: JSON.stringify({ amount: written(amount), metadata: { refund_id: refund } }),
      })
      if (REFUSALS.includes(answer.status)) return false
      await whole(answer)
      return true
    },

    // Mollie signs nothing. Whoever calls only makes us look, and what we see decides.
    async heard({ body }) {
      const reference = new URLSearchParams(body).get('id') ?? ''
      return REFERENCE.test(reference) ? ok({ reference }) : err({ code: 'webhook.invalid' })
    },
  }
}

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
