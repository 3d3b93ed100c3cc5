import * as v from 'valibot'
import type { Charge, PaymentProvider } from '#core/money/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import { DRIFT, HOUR, type Instant, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { REGIONAL } from '#core/site/locales.ts'
import {
  CHARGEBACKS,
  chargebackReversal,
  type MollieItem,
  type MollieList,
  type MolliePage,
  PAYMENTS,
  REFUNDS,
  refundReversal,
} from './mollie-lists.ts'
import {
  MolliePayment,
  MollieRefunds,
  methodAt,
  paymentIn,
  refundIn,
  startedOf,
  statusOf,
  written,
} from './mollie-words.ts'

/** Connection settings of Mollie. */
export type MollieSettings = {
  readonly apiKey: string
  /** `https://api.mollie.com/v2/`, or a stand-in for tests. */
  readonly apiUrl: string
  now(): Instant
}

const TIMEOUT: Millis = 10 * SECOND
/** Mollie keeps an idempotency key for an hour; this is less, so that a retry is never too late. */
const KEY_LIFETIME: Millis = 50 * MINUTE
/** Clock skew allowed when searching for a payment. */
const SLACK: Millis = HOUR
/** Maximum pages when searching for one payment, and when listing recent ones. */
const MOST_PAGES = { find: 8, list: 4 } as const
const REFERENCE = /^tr_\w{1,60}$/
/** Mollie's permanent refusals. */
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
    return answer.status === 404 || answer.status === 410 ? null : paymentOf(answer)
  }

  /** A list of Mollie's since a moment, newest first, page by page; `cut` if the page limit was reached. */
  async function* pagesSince<T extends MollieItem>(
    list: MollieList<T>,
    since: Instant,
    most: number,
  ): AsyncGenerator<readonly T[], 'all' | 'cut'> {
    let path: string | undefined = `${list.path}?limit=250`
    for (let turned = 0; turned < most; turned += 1) {
      const page: MolliePage<T> = list.read(await whole(await ask('GET', path)))
      yield page.items
      const last = page.items.at(-1)
      path = page.next && within(page.next, base)
      // The list goes back for years.
      if (!path || !last || Date.parse(last.createdAt) < since) return 'all'
    }
    return 'cut'
  }

  async function listSince<T extends MollieItem>(
    list: MollieList<T>,
    since: Instant,
  ): Promise<readonly T[]> {
    const items: T[] = []
    for await (const page of pagesSince(list, since, MOST_PAGES.list)) items.push(...page)
    return items.filter(({ createdAt }) => Date.parse(createdAt) >= since)
  }

  /** Mollie's payment with our id, created no earlier than `startedAt` by our clock. */
  async function find({
    payment,
    startedAt,
  }: Pick<Charge, 'payment' | 'startedAt'>): Promise<MolliePayment | null> {
    const pages = pagesSince(PAYMENTS, startedAt - SLACK, MOST_PAGES.find)
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
    return REFUSALS.includes(answer.status) ? null : paymentOf(answer)
  }

  return {
    name: 'mollie',

    async start(charge) {
      // Once our key has expired at Mollie, another request would create a second payment.
      const age = now() - charge.startedAt
      // If the clock was set back, the age is unknown.
      const isKeyExpired = age >= KEY_LIFETIME || age < -DRIFT
      const before = isKeyExpired ? await find(charge) : null
      const made = before ?? (await make(charge))
      if (!made) return null
      const started = startedOf(made)
      // Without a checkout page there is nothing left to pay: the return page shows the outcome.
      return { ...started, checkoutUrl: started.checkoutUrl ?? charge.returnUrl }
    },

    async find(sought) {
      const found = await find(sought)
      return found && startedOf(found)
    },

    list: async (since) => (await listSince(PAYMENTS, since)).map(statusOf),

    async listReversals(since) {
      const refunds = await listSince(REFUNDS, since)
      const chargebacks = await listSince(CHARGEBACKS, since)
      return [...refunds.map(refundReversal), ...chargebacks.map(chargebackReversal)]
    },

    async look(reference) {
      const payment = await look(reference)
      return payment && statusOf(payment)
    },

    async cancel(reference) {
      if (!REFERENCE.test(reference)) return
      const answer = await ask('DELETE', `payments/${reference}`)
      // 404, 409, 410 and 422: it can no longer be cancelled; `look` returns its state.
      if (!answer.ok && ![404, 409, 410, 422].includes(answer.status)) throw unexpected(answer)
    },

    async refund({ refund, reference, amount }) {
      if (!REFERENCE.test(reference)) throw new Error('no payment of Mollie’s')
      const path = `payments/${reference}/refunds`
      // Idempotency keys expire at Mollie; its list of refunds does not.
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

    // Mollie does not sign webhooks. They only trigger a fetch.
    async verifyWebhook({ body }) {
      const reference = new URLSearchParams(body).get('id') ?? ''
      return REFERENCE.test(reference) ? ok({ reference }) : err({ code: 'webhook.invalid' })
    },
  }
}

/** Follow pagination links only on Mollie's own host: the API key goes nowhere else. */
const within = (href: string, base: string): string | undefined =>
  href.startsWith(base) ? href : undefined

async function whole(answer: Response): Promise<unknown> {
  if (!answer.ok) throw unexpected(answer)
  return answer.json()
}

const paymentOf = async (answer: Response): Promise<MolliePayment> =>
  v.parse(MolliePayment, await whole(answer))

const unexpected = ({ status }: Response): Error => new Error(`Mollie answered ${status}`)
