import { Elysia, t } from 'elysia'
import { resetPassword } from '#core/accounts/credentials/reset-password.ts'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { renewLink } from '#core/accounts/links/renew-link.ts'
import { LINK_PURPOSES } from '#core/accounts/links.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done, NewId, OneOf, Whole } from '../../basics.ts'
import { browserOf, setSessionCookie } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { Password } from '../shapes/credentials.ts'
import { UserAnswer, userOf } from '../shapes/user.ts'

const Token = t.String({ minLength: 1, maxLength: 200 })

/** Result of using a link: empty except for email confirmation. */
export const UsedShape = t.Object({ credits: Whole(), sent: Whole() })
const NOTHING = { credits: 0, sent: 0 }

/** Mailed links. Tokens are in the body, so that no log contains one. */
export const links = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/links', tags: ['Accounts'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ body, status }) => {
        const link = await inspectLink(ports, body.token)
        return link ?? status(404, { code: 'not-found' as const })
      },
      {
        body: t.Object({ token: Token }),
        response: {
          200: t.Object({
            purpose: OneOf(LINK_PURPOSES),
            state: OneOf(['usable', 'used', 'expired', 'replaced', 'closed']),
          }),
          ...refusals('not-found'),
        },
        detail: { summary: 'What a mailed link is for; looking does not use it' },
      },
    )
    .post(
      '/renewal',
      async ({ body, request, site, status }) => {
        const renewed = await renewLink(ports, {
          ...body,
          site: site.settings.id,
          address: http.clientAddress(request),
        })
        return renewed.ok ? DONE : status(statusOf(renewed.error), renewed.error)
      },
      {
        body: t.Object({ token: Token }),
        response: { 200: Done, ...refusals('link.invalid', 'mails.too-many', 'tries.too-many') },
        detail: {
          summary:
            'Mail a fresh link in place of a spent one to confirm an email or to choose a new password; the answer does not tell whether the account is still there',
        },
      },
    )
    .post(
      '/activate',
      async ({ body, status }) => {
        const confirmed = await confirmEmail(ports, body.token)
        if (!confirmed.ok) return status(statusOf(confirmed.error), confirmed.error)
        return { credits: confirmed.value.credits, sent: confirmed.value.sent.length }
      },
      {
        body: t.Object({ token: Token }),
        response: { 200: UsedShape, ...refusals('link.invalid') },
        detail: { summary: 'Confirm an email: brings the signup credits and sends what waited' },
      },
    )
    .post(
      '/reset',
      async ({ body, request, set, site, status }) => {
        const reset = await resetPassword(ports, { ...body, browser: browserOf(http, request) })
        if (!reset.ok) return status(statusOf(reset.error), reset.error)
        setSessionCookie(http, set.headers, reset.value)
        return userOf(ports, reset.value.account, site)
      },
      {
        body: t.Object({ id: NewId, token: Token, password: Password }),
        response: {
          200: UserAnswer,
          ...refusals(
            'password.missing',
            'password.too-short',
            'password.too-long',
            'password.common',
            'password.personal',
            'link.invalid',
            'reset.id-taken',
          ),
        },
        detail: {
          summary: 'Choose a new password: this browser is signed in, every other is signed out',
        },
      },
    )
    .post(
      '/change-mail',
      async ({ body, me, session, status }) => {
        const changed = await changeMail(ports, {
          token: body.token,
          session: me && session ? session.id : null,
        })
        if (!changed.ok) return status(statusOf(changed.error), changed.error)
        return { credits: changed.value.credits, sent: changed.value.sent.length }
      },
      {
        asker: true,
        body: t.Object({ token: Token }),
        response: { 200: UsedShape, ...refusals('email.taken', 'link.invalid') },
        detail: { summary: 'Move the account to the new address; the old one is told' },
      },
    )
    .post(
      '/reactivate',
      async ({ body, status }) => {
        const back = await reactivate(ports, body.token)
        return back.ok ? NOTHING : status(statusOf(back.error), back.error)
      },
      {
        body: t.Object({ token: Token }),
        response: { 200: UsedShape, ...refusals('link.invalid', 'account.not-deleted') },
        detail: { summary: 'Bring a deleted account back' },
      },
    )
    .post(
      '/unsubscribe',
      async ({ body, status }) => {
        const result = await unsubscribe(ports, body)
        return result.ok ? NOTHING : status(statusOf(result.error), result.error)
      },
      {
        body: t.Object({ token: Token, all: t.Optional(t.Boolean()) }),
        response: { 200: UsedShape, ...refusals('link.invalid') },
        detail: {
          summary:
            'No more mails of the kind the link came with, or with `all` none but those about the account; works as often as pressed',
        },
      },
    )
