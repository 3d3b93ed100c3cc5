import { Elysia, t } from 'elysia'
import { hearWebhook } from '#core/orders/hear-webhook.ts'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http/http.ts'
import { logStray } from '../http/log-stray-payment.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { MOST_TEXT, readSignedText } from '../http/read-json.ts'

/** Payment providers call here. What they say is only a hint to ask them; see `hearWebhook`. */
export const webhooks = (ports: Ports, { log }: Http) =>
  new Elysia({ prefix: '/webhooks', tags: ['Webhooks'] }).post(
    '/:provider',
    async ({ params, request, body, status }) => {
      const heard = await hearWebhook(ports, {
        provider: params.provider,
        call: { body, header: (name) => request.headers.get(name) },
      })
      if (!heard.ok) {
        const provider = ports.providers(params.provider)?.name ?? 'unknown'
        log('warn', 'webhook.refused', { provider, code: heard.error.code })
        return status(statusOf(heard.error), heard.error)
      }
      const taken = heard.value
      if (taken?.outcome === 'settled' && taken.overpaid)
        log('warn', 'order.overpaid', { order: taken.order.id })
      if (taken?.outcome === 'stray' && taken.isNew) logStray(log, taken.stray)
      return { ok: true as const }
    },
    {
      params: t.Object({ provider: t.String({ maxLength: 40 }) }),
      // The signature is over the bytes, and one company sends a form: they are read as they came.
      parse: ({ request }) => readSignedText(request),
      body: t.String({ maxLength: MOST_TEXT }),
      response: {
        200: t.Object({ ok: t.Literal(true) }),
        403: Problem,
        404: Problem,
        409: Problem,
        422: Problem,
        503: Problem,
      },
      detail: {
        summary:
          "A payment provider's call; answered 200 once what follows from it is kept, or when it is about nothing of ours",
      },
    },
  )
