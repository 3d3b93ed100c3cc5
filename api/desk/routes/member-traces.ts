import { Elysia, t } from 'elysia'
import { viewSignals } from '#core/desk/members/member-signals.ts'
import type { MemberSummary } from '#core/desk/members/view-member.ts'
import { memberMails } from '#core/notifications/sending/member-mails.ts'
import type { Ports } from '#core/ports.ts'
import { MOST, Nullable, One } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { MemberLineShape, memberLineOf } from '../shapes/member.ts'
import { MemberMailsShape, memberMailsOf } from '../shapes/member-mail.ts'

const SignalsShape = t.Object({
  /** Whether the address is one for a short time. */
  disposable: t.Boolean(),
  /** Others who log in in a browser of theirs. */
  browser: t.Array(MemberLineShape),
  /** The network of their signup, while it is kept, and others of it. */
  network: Nullable(t.Object({ name: t.String(), others: t.Array(MemberLineShape) })),
})

/** A member's mails, and what they have in common with others. */
export const deskMemberTraces = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/:id/mails',
      async ({ params: { id: member }, query: { before = null }, status }) => {
        const found = await memberMails(ports, { member, before })
        return found ? memberMailsOf(found) : status(404, { code: 'member.not-found' } as const)
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        query: t.Object({ before: t.Optional(t.Integer({ minimum: 1, maximum: MOST })) }),
        response: { 200: MemberMailsShape, ...refusals('member.not-found') },
        detail: { summary: 'What became of the mails to a member, newest first' },
      },
    )
    .get(
      '/:id/signals',
      async ({ params: { id }, scope, status }) => {
        const seen = await viewSignals(ports, id, scope)
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        const { disposable, browser, network } = seen.value
        const lineOf = (one: MemberSummary) => memberLineOf(ports, one)
        return {
          disposable,
          browser: browser.map(lineOf),
          network: network && { name: network.name, others: network.others.map(lineOf) },
        }
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        response: { 200: SignalsShape, ...refusals('member.not-found') },
        detail: { summary: 'What a member has in common with others, which proves nothing' },
      },
    )
