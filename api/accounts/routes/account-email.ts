import { Elysia, t } from 'elysia'
import {
  cancelMailChange,
  pendingMailChange,
  requestMailChange,
} from '#core/accounts/credentials/mail-change.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { DONE, Done, Moment, Nullable } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { Credentials } from '../shapes/credentials.ts'

/** A change of a member's email. */
export const accountEmail = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account/email', tags: ['Accounts'] })
    .use(session(ports, http))
    .put(
      '',
      async ({ me, session, site, body, request, status }) => {
        const asked = await requestMailChange(ports, {
          ...body,
          account: me,
          session,
          site: site.settings.id,
          address: http.clientAddress(request),
        })
        return asked.ok ? DONE : status(statusOf(asked.error), asked.error)
      },
      {
        member: true,
        body: Credentials,
        response: {
          200: Done,
          ...refusals(
            'login.blocked',
            'login.locked',
            'email.missing',
            'email.invalid',
            'email.too-long',
            'email.taken',
            'email.refused',
            'email.unchanged',
            'password.old-wrong',
            'mails.too-many',
            'tries.too-many',
          ),
        },
        detail: { summary: 'Ask for another email: a link goes to the new address' },
      },
    )
    .get(
      '',
      async ({ me }) => {
        const pending = await pendingMailChange(ports, me.id)
        return { pending: pending && { email: pending.email, until: isoOf(pending.until) } }
      },
      {
        member: true,
        response: {
          200: t.Object({ pending: Nullable(t.Object({ email: t.String(), until: Moment })) }),
        },
        detail: { summary: 'The new email that waits for its link to be used' },
      },
    )
    .delete(
      '',
      async ({ me }) => {
        await cancelMailChange(ports, me.id)
        return DONE
      },
      {
        member: true,
        response: { 200: Done },
        detail: { summary: 'Keep the email one has: the link to the new one stops working' },
      },
    )
