import { Elysia, t } from 'elysia'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { logOut } from '#core/accounts/sessions/open-sessions.ts'
import { subscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import type { Ports } from '#core/ports.ts'
import { changeSettings } from '#core/profiles/editing/change-settings.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Done, OneOf } from '../../basics.ts'
import {
  browserOf,
  clearSessionCookie,
  sessionToken,
  setSessionCookie,
} from '../../http/cookies.ts'
import { loginRequired, session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { Credentials } from '../shapes/credentials.ts'
import { UserAnswer, userOf } from '../shapes/user.ts'

/** JSON of a browser's `PushSubscription`. */
const Subscription = t.Object({
  endpoint: t.String({ maxLength: 1000 }),
  keys: t.Object({ p256dh: t.String({ maxLength: 200 }), auth: t.String({ maxLength: 100 }) }),
})

const LOGIN_REFUSALS = refusals(
  'authentication.required',
  'login.failed',
  'login.blocked',
  'login.locked',
  'tries.too-many',
  'account.deleted',
  'account.banned',
  'push.unknown-service',
  'push.keys-invalid',
)

/** The signed-in member, at the paths of spec §7. */
export const user = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Accounts'] })
    .use(session(ports, http))
    .post(
      '/user.php',
      async ({ me, session, site, body, request, set, status }) => {
        if ('endpoint' in body) {
          if (!me || !session) return status(403, await loginRequired(ports, http, request))
          const { endpoint, keys } = body
          const stored = await subscribePush(ports, {
            endpoint,
            member: me.id,
            session: session.id,
            site: site.settings.id,
            ...keys,
          })
          return stored.ok ? userOf(ports, me, site) : status(statusOf(stored.error), stored.error)
        }
        const signedIn = await logIn(ports, {
          ...body,
          address: http.clientAddress(request),
          browser: browserOf(http, request),
        })
        if (!signedIn.ok) return status(statusOf(signedIn.error), signedIn.error)
        setSessionCookie(http, set.headers, signedIn.value)
        return userOf(ports, signedIn.value.account, site)
      },
      {
        asker: true,
        query: t.Object({ push: t.Optional(t.String({ maxLength: 1 })) }),
        body: t.Union([Credentials, Subscription]),
        response: { 200: UserAnswer, ...LOGIN_REFUSALS },
        detail: { summary: 'Sign in; with `?push=1` keep where this browser takes push messages' },
      },
    )
    .get('/user.php', ({ me, site }) => userOf(ports, me, site), {
      member: true,
      response: { 200: UserAnswer },
      detail: { summary: 'The signed-in member' },
    })
    .put(
      '/user.php',
      async ({ me, site, body, status }) => {
        const { language } = body
        const changed = await changeSettings(ports, { member: me.id, change: { language } })
        if (!changed.ok) return status(statusOf(changed.error), problemOf(changed.error))
        return userOf(ports, changed.value, site)
      },
      {
        member: true,
        body: t.Object({ language: OneOf(LOCALES) }),
        response: { 200: UserAnswer, ...refusals('authentication.required', 'quiet-hours.empty') },
        detail: { summary: 'Keep the language one chose' },
      },
    )
    .get(
      '/logout.php',
      async ({ request, set }) => {
        const token = sessionToken(http, request)
        if (token !== null) await logOut(ports, token)
        clearSessionCookie(http, set.headers)
        return { ok: true as const }
      },
      {
        response: { 200: Done },
        detail: { summary: 'Sign this browser out; asked by our own pages alone' },
      },
    )
