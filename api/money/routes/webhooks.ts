import { Elysia, t } from 'elysia'
import { receiveWebhook } from '#core/money/payments/receive-webhook.ts'
import type { Ports } from '#core/ports.ts'
import { Done } from '../../basics.ts'
import type { Http } from '../../http/http.ts'
import { logUnknownPayment } from '../../http/logs/log-unknown-payment.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { MOST_TEXT, readSignedText } from '../../http/read-json.ts'

/** Payment webhooks. They only trigger a fetch from the provider; see `receiveWebhook`. */
export const webhooks = (ports: Ports, { log }: Http) =>
  new Elysia({ prefix: '/webhooks', tags: ['Webhooks'] }).post(
    '/:provider',
    async ({ params, request, body, status }) => {
      const received = await receiveWebhook(ports, {
        provider: params.provider,
        call: { body, header: (name) => request.headers.get(name) },
      })
      if (!received.ok) {
        const provider = ports.providers(params.provider)?.name ?? 'unknown'
        log('warn', 'webhook.refused', { provider, code: received.error.code })
        return status(statusOf(received.error), received.error)
      }
      const taken = received.value
      if (taken?.outcome === 'stray' && taken.isNew) logUnknownPayment(log, taken.stray)
      return { ok: true as const }
    },
    {
      params: t.Object({ provider: t.String({ maxLength: 40 }) }),
      // Raw text: the signature covers the bytes, and one provider sends a form.
      parse: ({ request }) => readSignedText(request),
      body: t.String({ maxLength: MOST_TEXT }),
      response: {
        200: Done,
        ...refusals(
          'payment.not-found',
          'payment.amount-mismatch',
          'payment.provider-unreachable',
          'webhook.untrusted',
          'webhook.invalid',
        ),
      },
      detail: {
        summary:
          "A payment provider's call; answered 200 once what follows from it is kept, or when it is about nothing of ours",
      },
    },
  )
