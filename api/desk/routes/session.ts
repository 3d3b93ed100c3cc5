import { Elysia, t } from 'elysia'
import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import { logOutOperator } from '#core/desk/access/operator-session.ts'
import type { Ports } from '#core/ports.ts'
import { Credentials, Password } from '../../accounts/shapes/credentials.ts'
import { DONE, Done, Nullable } from '../../basics.ts'
import { clearDeskCookie, deskBrowserOf, deskToken, setDeskCookies } from '../../http/cookies.ts'
import { desk, viewOperator } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { DeskCode, OperatorShape } from '../shapes/operator.ts'

const LOGIN_REFUSALS = refusals(
  'login.failed',
  'login.blocked',
  'login.locked',
  'tries.too-many',
  'desk.code-required',
  'desk.code-wrong',
)

const PASSWORD_REFUSALS = refusals(
  'password.missing',
  'password.too-short',
  'password.too-long',
  'password.common',
  'password.personal',
  'desk.invitation-invalid',
)

/** Logging in at the desk and out, and the invitation with which an operator sets a password. */
export const deskSession = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk', tags: ['Desk'] })
    .use(desk(ports, http))
    .get('/guest', () => ({ guest: http.deskGuest ?? null }), {
      response: { 200: t.Object({ guest: Nullable(Credentials) }) },
      detail: { summary: 'The login that a demo offers at the desk; elsewhere none' },
    })
    .get('/session', ({ operator }) => viewOperator(ports, http, operator), {
      newOperator: true,
      response: { 200: OperatorShape },
      detail: { summary: 'The operator who is logged in' },
    })
    .post(
      '/session',
      async ({ body, request, set, status }) => {
        const signedIn = await logInOperator(ports, {
          ...body,
          code: body.code ?? null,
          address: http.clientAddress(request),
          browser: deskBrowserOf(http, request),
        })
        if (!signedIn.ok) return status(statusOf(signedIn.error), signedIn.error)
        setDeskCookies(http, set.headers, signedIn.value)
        return viewOperator(ports, http, signedIn.value.operator)
      },
      {
        body: t.Object({ ...Credentials.properties, code: t.Optional(DeskCode) }),
        response: { 200: OperatorShape, ...LOGIN_REFUSALS },
        detail: {
          summary: 'Log in at the desk; with a code too, once one has an authenticator app',
        },
      },
    )
    .delete(
      '/session',
      async ({ request, set }) => {
        const token = deskToken(http, request)
        if (token !== null) await logOutOperator(ports, token)
        clearDeskCookie(http, set.headers)
        return DONE
      },
      {
        response: { 200: Done },
        detail: { summary: 'Log out of the desk; done again, it changes nothing' },
      },
    )
    .post(
      '/invitation',
      async ({ body, request, set, status }) => {
        const session = deskToken(http, request)
        const accepted = await acceptInvitation(ports, { ...body, session })
        if (!accepted.ok) return status(statusOf(accepted.error), accepted.error)
        const { operator, login } = accepted.value
        if (login) setDeskCookies(http, set.headers, login)
        return { ...(await viewOperator(ports, http, operator)), logged_in: login !== null }
      },
      {
        body: t.Object({ token: t.String({ maxLength: 100 }), password: Password }),
        response: {
          200: t.Object({ ...OperatorShape.properties, logged_in: t.Boolean() }),
          ...PASSWORD_REFUSALS,
        },
        detail: {
          summary:
            'Set a password by an invitation, once, and be logged in, unless that takes a code',
        },
      },
    )
