import { Elysia, t } from 'elysia'
import {
  correctAddress,
  resendConfirmation,
  signOutMember,
} from '#core/desk/members/help-member.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done, One } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'

/** What helps a member who gets no mail or cannot get in. */
export const deskMemberHelp = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/:id/confirmation',
      async ({ params: { id: member }, operator, status }) => {
        const sent = await resendConfirmation(ports, { member, operator })
        return sent.ok ? DONE : status(statusOf(sent.error), sent.error)
      },
      {
        operator: 'help',
        params: One('member.not-found'),
        response: {
          200: Done,
          ...refusals('mails.too-many', 'member.not-found', 'member.closed', 'member.confirmed'),
        },
        detail: { summary: 'Send the confirmation mail again' },
      },
    )
    .post(
      '/:id/address',
      async ({ params: { id: member }, body: { email }, operator, status }) => {
        const corrected = await correctAddress(ports, { member, email, operator })
        return corrected.ok ? DONE : status(statusOf(corrected.error), corrected.error)
      },
      {
        operator: 'help',
        params: One('member.not-found'),
        body: t.Object({ email: t.String({ maxLength: 1000 }) }),
        response: {
          200: Done,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'email.taken',
            'email.refused',
            'email.unchanged',
            'mails.too-many',
            'member.not-found',
            'member.closed',
            'member.confirmed',
          ),
        },
        detail: { summary: 'Correct an address that nobody confirmed' },
      },
    )
    .delete(
      '/:id/sessions',
      async ({ params: { id: member }, operator, status }) => {
        const done = await signOutMember(ports, { member, operator })
        return done.ok ? DONE : status(statusOf(done.error), done.error)
      },
      {
        operator: 'help',
        params: One('member.not-found'),
        response: { 200: Done, ...refusals('member.not-found', 'member.closed') },
        detail: { summary: 'Sign a member out everywhere' },
      },
    )
