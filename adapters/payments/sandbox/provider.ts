import * as v from 'valibot'
import { isSignedBy } from '#adapters/shared/signature.ts'
import type { PaymentState } from '#core/money/order.ts'
import type {
  DebitMandate,
  PaymentProvider,
  ProviderStatus,
  Reversal,
} from '#core/money/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import { type Instant, type Millis, SECOND } from '#core/shared/time.ts'
import { type Fetch, SIGNATURE_HEADER } from './company.ts'
import { PaymentBody, PaymentsBody } from './rest.ts'

/** Connection settings of the sandbox, as of any provider. */
export type Contract = {
  /** Base URL of its API. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly fetch: Fetch
  now(): Instant
}

const TIMEOUT: Millis = 10 * SECOND
const WebhookBody = v.object({ payment: v.string() })

/** Payments through the sandbox, over its API. */
export function sandboxProvider(contract: Contract): PaymentProvider {
  const { apiUrl, apiKey, webhookSecret, fetch, now } = contract

  async function ask(method: string, path: string, more: RequestInit = {}): Promise<Response> {
    const headers = new Headers(more.headers)
    headers.set('authorization', `Bearer ${apiKey}`)
    const signal = AbortSignal.timeout(TIMEOUT)
    return fetch(
      new Request(new URL(`/sandbox/v1/payments${path}`, apiUrl), {
        ...more,
        method,
        headers,
        signal,
      }),
    )
  }

  async function listed(query: Record<string, string>): Promise<readonly ProviderStatus[]> {
    const answer = await ask('GET', `?${new URLSearchParams(query)}`)
    if (!answer.ok) throw unexpected(answer)
    return v.parse(PaymentsBody, await answer.json()).payments.map(statusOf)
  }

  return {
    name: 'sandbox',

    async start(charge) {
      const { payment, order, amount, method, description, locale } = charge
      const answer = await ask('POST', '', {
        headers: { 'content-type': 'application/json', 'idempotency-key': payment },
        body: JSON.stringify({
          order,
          amount,
          method,
          description,
          locale,
          return_url: charge.returnUrl,
          webhook_url: charge.webhookUrl,
          mandate: charge.mandate && written(charge.mandate),
        }),
      })
      // A validation error: permanent.
      return answer.status === 422 ? null : readStatus(answer)
    },

    async find({ payment }) {
      const [found = null] = await listed({ key: payment })
      return found
    },

    list: (since) => listed({ since: String(since) }),

    async listReversals(since) {
      const payments = await listed({ since: String(since) })
      return payments.flatMap(({ reference, state }) =>
        isMade(state) ? [{ reference, state }] : [],
      )
    },

    async look(reference) {
      const answer = await ask('GET', `/${encodeURIComponent(reference)}`)
      return answer.status === 404 ? null : readStatus(answer)
    },

    async cancel(reference) {
      const answer = await ask('DELETE', `/${encodeURIComponent(reference)}`)
      // 404 and 409: it can no longer be cancelled; `look` returns its state.
      if (!answer.ok && answer.status !== 404 && answer.status !== 409) throw unexpected(answer)
    },

    async refund({ refund, reference, amount: { amount } }) {
      const answer = await ask('POST', `/${encodeURIComponent(reference)}`, {
        headers: { 'content-type': 'application/json', 'idempotency-key': refund },
        body: JSON.stringify({ amount }),
      })
      // Too little money left: permanent.
      if (answer.status === 409) return false
      if (!answer.ok) throw unexpected(answer)
      return true
    },

    async verifyWebhook({ body, header }) {
      const signature = header(SIGNATURE_HEADER) ?? ''
      if (!(await isSignedBy(webhookSecret, body, signature, now())))
        return err({ code: 'webhook.untrusted' })
      const webhook = v.safeParse(WebhookBody, parsed(body))
      return webhook.success
        ? ok({ reference: webhook.output.payment })
        : err({ code: 'webhook.invalid' })
    },
  }
}

const isMade = (state: PaymentState): state is Reversal['state'] =>
  state === 'paid' || state === 'refunded' || state === 'charged-back'

const written = ({ reference, signedAt, accountHolder, iban, ...home }: DebitMandate) => ({
  reference,
  signed_at: signedAt,
  account_holder: accountHolder,
  iban,
  address: `${home.street} ${home.houseNumber}, ${home.zip} ${home.city}`,
})

async function readStatus(answer: Response): Promise<ProviderStatus> {
  if (!answer.ok) throw unexpected(answer)
  return statusOf(v.parse(PaymentBody, await answer.json()))
}

const statusOf = ({
  key: payment,
  checkout_url: checkoutUrl,
  refunds,
  ...rest
}: v.InferOutput<typeof PaymentBody>): ProviderStatus => ({
  ...rest,
  payment,
  checkoutUrl,
  refunds: refunds.map(({ key: refund, state }) => ({ refund, state })),
})

const unexpected = ({ status }: Response): Error =>
  new Error(`the sandbox payment company answered ${status}`)

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
