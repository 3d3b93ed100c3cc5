import { Elysia, t } from 'elysia'
import { inspectLink } from '#core/accounts/inspect-link.ts'
import { hearMailTrouble } from '#core/notifications/hear-mail-trouble.ts'
import { hearMailWatch } from '#core/notifications/hear-mail-watch.ts'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http/http.ts'
import { Problem, problemOf, statusOf } from '../http/problem.ts'
import { MOST_TEXT, readSignedText } from '../http/read-json.ts'

const Done = t.Object({ ok: t.Literal(true) })
const DONE = { ok: true } as const
const Token = t.String({ minLength: 1, maxLength: 200 })

/** Where mail programs and the operator's mail watch tell why mails to somebody should stop. */
export const mailTroubles = (ports: Ports, { log }: Http) =>
  new Elysia({ tags: ['Webhooks'] })
    .post(
      '/mail-troubles',
      async ({ request, body, status }) => {
        const heard = await hearMailWatch(ports, {
          body,
          header: (name) => request.headers.get(name),
        })
        if (heard.ok) return DONE
        log('warn', 'mail-watch.refused', { code: heard.error.code })
        return status(statusOf(heard.error), heard.error)
      },
      {
        // The signature is over the bytes: they are read as they came.
        parse: ({ request }) => readSignedText(request),
        body: t.String({ maxLength: MOST_TEXT }),
        response: { 200: Done, 403: Problem, 422: Problem },
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
        // Only of a link that was sent: nobody is led to where a stranger's words say.
        if (link?.purpose === 'unsubscribe') return redirect(`/${params.token}`, 303)
        return status(404, { code: 'not-found' as const })
      },
      {
        params: t.Object({ token: Token }),
        response: {
          303: t.Void({ description: 'The page with the button is there' }),
          404: Problem,
        },
        detail: { summary: 'What a reader opens who follows the link; looking changes nothing' },
      },
    )
    .post(
      '/unsubscribe/:token',
      async ({ params, status }) => {
        const { token } = params
        const heard = await hearMailTrouble(ports, { trouble: 'listunsubscribe', token })
        return heard.ok ? DONE : status(statusOf(heard.error), problemOf(heard.error))
      },
      {
        params: t.Object({ token: Token }),
        // RFC 8058: a mail program sends a form that says nothing but what the address says already.
        parse: () => null,
        response: { 200: Done, 410: Problem },
        detail: { summary: 'Unsubscribe with one click, as mail programs do (RFC 8058)' },
      },
    )
