import { Elysia, t } from 'elysia'
import { NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { changePassword } from '#core/accounts/change-password.ts'
import { changeSettings } from '#core/accounts/change-settings.ts'
import { deleteAccount } from '#core/accounts/delete-account.ts'
import { alternativesTo, DELETION_ALTERNATIVES, DELETION_REASONS } from '#core/accounts/deletion.ts'
import { exportMember } from '#core/accounts/export-member.ts'
import { requestMailChange } from '#core/accounts/request-mail-change.ts'
import { requestReset } from '#core/accounts/request-reset.ts'
import { giveStayDiscount, stayDiscountOf } from '#core/discounts/stay-discount.ts'
import { mendMailTrouble } from '#core/notifications/mend-mail-trouble.ts'
import type { Ports } from '#core/ports.ts'
import { resendActivation } from '#core/signup/resend-activation.ts'
import { dropSession } from './cookies.ts'
import type { Http } from './http.ts'
import { Problem, problemOf, statusOf } from './problem.ts'
import { session } from './session.ts'
import { Moment, momentOf, Nullable, OneOf, Whole } from './shapes/basics.ts'
import { UserAnswer, userOf } from './shapes/user.ts'

const Done = t.Object({ ok: t.Literal(true) })
const DONE = { ok: true } as const
const Password = t.String({ maxLength: 400 })
const Email = t.String({ maxLength: 300 })

/** What a member decides about their own account. */
export const account = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account', tags: ['Accounts'] })
    .use(session(ports, http))
    .patch(
      '',
      async ({ me, body, status }) => {
        const changed = await changeSettings(ports, {
          member: me.id,
          change: {
            ...(body.invisible !== undefined && { invisible: body.invisible }),
            ...(body.privacy !== undefined && { privacy: body.privacy }),
            ...(body.notifications_off && { notificationsDisabled: body.notifications_off }),
          },
        })
        if (!changed.ok) return status(statusOf(changed.error), problemOf(changed.error))
        return userOf(ports, changed.value)
      },
      {
        member: true,
        body: t.Object({
          invisible: t.Optional(t.Boolean()),
          privacy: t.Optional(t.Boolean()),
          notifications_off: t.Optional(t.Array(OneOf(NOTIFICATION_KINDS))),
        }),
        response: { 200: UserAnswer, 403: Problem, 422: Problem },
        detail: { summary: 'Invisible mode, privacy mode and which notices one wants' },
      },
    )
    .delete(
      '/mail-troubles',
      async ({ me, status }) => {
        const mended = await mendMailTrouble(ports, { member: me.id })
        if (!mended.ok) return status(statusOf(mended.error), problemOf(mended.error))
        return userOf(ports, mended.value)
      },
      {
        member: true,
        response: { 200: UserAnswer, 403: Problem },
        detail: { summary: 'Have mails sent again, whatever stopped them' },
      },
    )
    .put(
      '/password',
      async ({ me, session, body, request, status }) => {
        const changed = await changePassword(ports, {
          ...body,
          account: me,
          session: session.id,
          address: http.clientAddress(request),
        })
        return changed.ok ? DONE : status(statusOf(changed.error), changed.error)
      },
      {
        member: true,
        body: t.Object({ old: Password, password: Password }),
        response: { 200: Done, 403: Problem, 422: Problem, 429: Problem, 503: Problem },
        detail: { summary: 'Change the password; every other browser is signed out' },
      },
    )
    .put(
      '/email',
      async ({ me, body, request, status }) => {
        const asked = await requestMailChange(ports, {
          ...body,
          account: me,
          address: http.clientAddress(request),
        })
        return asked.ok ? DONE : status(statusOf(asked.error), asked.error)
      },
      {
        member: true,
        body: t.Object({ email: Email, password: Password }),
        response: {
          200: Done,
          403: Problem,
          409: Problem,
          422: Problem,
          429: Problem,
          503: Problem,
        },
        detail: { summary: 'Ask for another email: a link goes to the new address' },
      },
    )
    .post(
      '/activation-mail',
      async ({ me, status }) => {
        const sent = await resendActivation(ports, me.id)
        return sent.ok ? DONE : status(statusOf(sent.error), sent.error)
      },
      {
        member: true,
        response: { 200: Done, 403: Problem, 429: Problem },
        detail: { summary: 'Send the confirmation mail once more' },
      },
    )
    .post(
      '/reset-mail',
      async ({ body, request, status }) => {
        const asked = await requestReset(ports, {
          email: body.email,
          address: http.clientAddress(request),
        })
        return asked.ok ? DONE : status(statusOf(asked.error), asked.error)
      },
      {
        body: t.Object({ email: Email }),
        response: { 200: Done, 404: Problem, 422: Problem, 429: Problem },
        detail: { summary: 'Mail a link to choose a new password' },
      },
    )
    .get('/export', async ({ me }) => ({ ...(await exportMember(ports, me.id)) }), {
      member: true,
      // Everything there is, in the core's own words: a record for the member, not an interface.
      response: { 200: t.Record(t.String(), t.Unknown()), 403: Problem },
      detail: { summary: 'Everything of mine' },
    })
    .get(
      '/deletion',
      async ({ me, site, query }) => {
        const taken = await stayDiscountOf(ports, me.id)
        const discount = taken ? 0 : site.company.deleteDiscount
        return { alternatives: [...alternativesTo(query.reason, discount)], discount }
      },
      {
        member: true,
        query: t.Object({ reason: OneOf(DELETION_REASONS) }),
        response: {
          200: t.Object({
            alternatives: t.Array(OneOf(DELETION_ALTERNATIVES)),
            discount: t.Number(),
          }),
          403: Problem,
          422: Problem,
        },
        detail: { summary: 'What is offered instead of leaving, once' },
      },
    )
    .put(
      '/stay-discount',
      async ({ me, site, status }) => {
        const given = await giveStayDiscount(ports, { member: me.id, company: site.company })
        if (!given) return status(404, { code: 'discount.not-found' as const })
        return {
          code: given.code,
          value_percentage: given.percentage,
          expires: momentOf(given.expires),
        }
      },
      {
        member: true,
        response: {
          200: t.Object({
            code: t.String(),
            value_percentage: Whole(),
            expires: Nullable(Moment),
          }),
          403: Problem,
          404: Problem,
        },
        detail: { summary: 'Take the discount that was offered instead of leaving, once' },
      },
    )
    .post(
      '/deletion',
      async ({ me, body, set }) => {
        await deleteAccount(ports, { member: me.id, reason: body.reason })
        dropSession(http, set.headers)
        return DONE
      },
      {
        member: true,
        body: t.Object({ reason: OneOf(DELETION_REASONS) }),
        response: { 200: Done, 403: Problem, 422: Problem },
        detail: {
          summary: 'Delete the account: out of sight at once, back by a mailed link for 14 days',
        },
      },
    )
