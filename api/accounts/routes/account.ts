import { Elysia, t } from 'elysia'
import { NOTIFICATION_CHOICES } from '#core/accounts/account.ts'
import { changePassword } from '#core/accounts/credentials/change-password.ts'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import { requestExport } from '#core/membership/leaving/readable-export.ts'
import { resendActivation } from '#core/membership/signup/change-mail.ts'
import { resolveMailTrouble } from '#core/notifications/subscriptions/mail-trouble.ts'
import type { Ports } from '#core/ports.ts'
import { changeSettings } from '#core/profiles/editing/change-settings.ts'
import { giveConsent, withdrawConsent } from '#core/profiles/editing/consent.ts'
import { SEXUALITIES } from '#core/profiles/profile.ts'
import { DONE, Done, Nullable, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { QuietHoursShape, quietHoursIn } from '../../notifications/shapes/quiet-hours.ts'
import { Email, Password } from '../shapes/credentials.ts'
import { UserAnswer, userOf } from '../shapes/user.ts'
import { exportedOf } from './exported.ts'

/** A member's account settings. */
export const account = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account', tags: ['Accounts'] })
    .use(session(ports, http))
    .patch(
      '',
      async ({ me, site, body, status }) => {
        const changed = await changeSettings(ports, {
          member: me.id,
          change: {
            ...(body.invisible !== undefined && { invisible: body.invisible }),
            ...(body.privacy !== undefined && { privacy: body.privacy }),
            ...(body.quiet_hours !== undefined && {
              quietHours: body.quiet_hours && quietHoursIn(body.quiet_hours),
            }),
            ...(body.notifications_off && { notificationsDisabled: body.notifications_off }),
          },
        })
        if (!changed.ok) return status(statusOf(changed.error), problemOf(changed.error))
        return userOf(ports, changed.value, site)
      },
      {
        member: true,
        body: t.Object({
          invisible: t.Optional(t.Boolean()),
          privacy: t.Optional(t.Boolean()),
          notifications_off: t.Optional(t.Array(OneOf(NOTIFICATION_CHOICES))),
          quiet_hours: t.Optional(Nullable(QuietHoursShape)),
        }),
        response: { 200: UserAnswer, ...refusals('authentication.required', 'quiet-hours.empty') },
        detail: { summary: 'Invisible mode, privacy mode, which notices one wants and when' },
      },
    )
    .put(
      '/consent',
      async ({ me, site, body, status }) => {
        const given = await giveConsent(ports, { member: me.id, sexuality: body.sexuality })
        if (!given.ok) return status(statusOf(given.error), problemOf(given.error))
        return userOf(ports, given.value, site)
      },
      {
        member: true,
        body: t.Object({ sexuality: OneOf(SEXUALITIES) }),
        response: { 200: UserAnswer, ...refusals('authentication.required', 'sexuality.missing') },
        detail: { summary: 'Tell the orientation, and consent to it deciding who sees whom' },
      },
    )
    .delete(
      '/consent',
      async ({ me, site, status }) => {
        const withdrawn = await withdrawConsent(ports, { member: me.id })
        if (!withdrawn.ok) return status(statusOf(withdrawn.error), problemOf(withdrawn.error))
        return userOf(ports, withdrawn.value, site)
      },
      {
        member: true,
        response: { 200: UserAnswer },
        detail: {
          summary:
            'Take that consent back: the orientation is erased, and nobody finds one any more',
        },
      },
    )
    .delete(
      '/mail-troubles',
      async ({ me, site, status }) => {
        const mended = await resolveMailTrouble(ports, { member: me.id })
        if (!mended.ok) return status(statusOf(mended.error), problemOf(mended.error))
        return userOf(ports, mended.value, site)
      },
      {
        member: true,
        response: { 200: UserAnswer },
        detail: { summary: 'Have mails sent again, whatever stopped them' },
      },
    )
    .put(
      '/password',
      async ({ me, session, body, request, status }) => {
        const changed = await changePassword(ports, {
          ...body,
          account: me,
          session,
          address: http.clientAddress(request),
        })
        return changed.ok ? DONE : status(statusOf(changed.error), changed.error)
      },
      {
        member: true,
        body: t.Object({ old: Password, password: Password }),
        response: {
          200: Done,
          ...refusals(
            'login.blocked',
            'login.locked',
            'password.missing',
            'password.too-short',
            'password.too-long',
            'password.common',
            'password.personal',
            'password.old-wrong',
            'password.unchanged',
            'tries.too-many',
          ),
        },
        detail: { summary: 'Change the password; every other browser is signed out' },
      },
    )
    .post(
      '/activation-mail',
      async ({ me, site, request, status }) => {
        const sent = await resendActivation(ports, {
          member: me.id,
          site: site.settings.id,
          address: http.clientAddress(request),
        })
        return sent.ok ? { sent: sent.value } : status(statusOf(sent.error), problemOf(sent.error))
      },
      {
        member: true,
        response: { 200: t.Object({ sent: t.Boolean() }), ...refusals('mails.too-many') },
        detail: {
          summary:
            'Send the confirmation mail once more; not sent if the email is confirmed already',
        },
      },
    )
    .post(
      '/reset-mail',
      async ({ site, body, request, status }) => {
        const asked = await requestReset(ports, {
          ...body,
          site: site.settings.id,
          address: http.clientAddress(request),
        })
        return asked.ok ? DONE : status(statusOf(asked.error), asked.error)
      },
      {
        body: t.Object({ email: Email }),
        response: { 200: Done, ...refusals('email.not-found', 'mails.too-many', 'tries.too-many') },
        detail: { summary: 'Mail a link to choose a new password' },
      },
    )
    .get(
      '/export',
      async ({ me, status }) => {
        const collected = await requestExport(ports, me.id)
        return collected.ok
          ? exportedOf(collected.value)
          : status(statusOf(collected.error), problemOf(collected.error))
      },
      {
        member: true,
        // All data, in the core's own format: a record for the member, not an API contract.
        response: { 200: t.Record(t.String(), t.Unknown()), ...refusals('tries.too-many') },
        detail: { summary: 'Everything of mine, five times a day' },
      },
    )
