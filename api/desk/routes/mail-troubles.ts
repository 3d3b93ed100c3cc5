import { Elysia, t } from 'elysia'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { isUnsubscribe } from '#core/accounts/links.ts'
import { receiveMailWebhook } from '#core/notifications/subscriptions/mail-trouble.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done } from '../../basics.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { MOST_TEXT, readSignedText } from '../../http/read-json.ts'

const Token = t.String({ minLength: 1, maxLength: 200 })

/** Webhooks and one-click unsubscribe: why mails to a member should stop. */
export const mailTroubles = (ports: Ports, { log }: Http) =>
  new Elysia({ tags: ['Webhooks'] })
    .post(
      '/mail-troubles',
      async ({ request, body, status }) => {
        const result = await receiveMailWebhook(ports, {
          body,
          header: (name) => request.headers.get(name),
        })
        if (result.ok) return DONE
        log('warn', 'mail-webhook.refused', { code: result.error.code })
        return status(statusOf(result.error), result.error)
      },
      {
        // The signature covers the raw bytes.
        parse: ({ request }) => readSignedText(request),
        body: t.String({ maxLength: MOST_TEXT }),
        response: { 200: Done, ...refusals('webhook.untrusted', 'webhook.invalid') },
        detail: {
          summary:
            'A mail came back or was marked as spam; answered 200 whether or not the address is a member’s',
        },
      },
    )
    .get(
      '/unsubscribe/:token',
      async ({ params, redirect, status }) => {
        const link = await inspectLink(ports, params.token)
        // Only for an existing link: no open redirect.
        if (link && isUnsubscribe(link.purpose)) return redirect(`/${params.token}`, 303)
        return status(404, { code: 'not-found' as const })
      },
      {
        params: t.Object({ token: Token }),
        response: {
          303: t.Void({ description: 'The page with the button is there' }),
          ...refusals('not-found'),
        },
        detail: { summary: 'What a reader opens who follows the link; looking changes nothing' },
      },
    )
    .post(
      '/unsubscribe/:token',
      async ({ params, status }) => {
        const { token } = params
        const result = await unsubscribe(ports, { token })
        return result.ok ? DONE : status(statusOf(result.error), problemOf(result.error))
      },
      {
        params: t.Object({ token: Token }),
        // RFC 8058: the form contains nothing that is not in the URL.
        parse: () => null,
        response: { 200: Done, ...refusals('link.invalid') },
        detail: { summary: 'Unsubscribe with one click, as mail programs do (RFC 8058)' },
      },
    )
