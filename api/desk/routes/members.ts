import { Elysia, t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { numbersWithin } from '#core/desk/access/site-of.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { findMembers } from '#core/desk/members/find-members.ts'
import { findNumbers } from '#core/desk/members/find-numbers.ts'
import { viewMember } from '#core/desk/members/view-member.ts'
import type { Operator } from '#core/desk/operator.ts'
import { viewProfilePhoto } from '#core/desk/photos/profile-photos.ts'
import type { Ports } from '#core/ports.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { NewId, One, OneOf, PathId } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { FoundNumberShape } from '../shapes/found-number.ts'
import { Facts, MemberLineShape, memberLineOf } from '../shapes/member.ts'
import { RecordShape, recordOf } from '../shapes/record.ts'
import { memberCredits } from './member-credits.ts'

const DecisionBody = t.Union([
  t.Object({ id: NewId, kind: OneOf(['warning', 'ban']), rule: OneOf(HOUSE_RULES), facts: Facts }),
  t.Object({ id: NewId, kind: t.Literal('unban'), facts: Facts }),
])

const DECISION_REFUSALS = refusals(
  'restriction.no-facts',
  'restriction.too-long',
  'restriction.no-member',
  'restriction.id-taken',
  'restriction.unchanged',
  'member.not-found',
)

/** Members, for operators: search, record and decisions without a report. */
export const deskMembers = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/search',
      async ({ body, scope }) => {
        const [members, numbers] = await Promise.all([
          findMembers(ports, { ...body, sites: scope }),
          findNumbers(ports, body).then((found) => numbersWithin(ports, found, scope)),
        ])
        return { members: members.map((one) => memberLineOf(ports, one)), numbers: [...numbers] }
      },
      {
        operator: 'members',
        body: t.Object({ text: t.String({ maxLength: 300 }) }),
        response: {
          200: t.Object({
            members: t.Array(MemberLineShape),
            numbers: t.Array(FoundNumberShape),
          }),
        },
        detail: {
          summary:
            'Members by id, by whole email address, or by the start of a name; anything else by its number',
        },
      },
    )
    .get(
      '/:id',
      async ({ params, status }) => {
        const seen = await viewMember(ports, { member: params.id })
        return seen.ok ? recordOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        response: { 200: RecordShape, ...refusals('member.not-found') },
        detail: { summary: 'A member’s record: profile, decisions, reports, credits, orders' },
      },
    )
    .use(memberCredits(ports, http))
    .get(
      '/:id/photos/:photo',
      async ({ params, query, set, status }) => {
        const seen = await viewProfilePhoto(ports, {
          ...{ member: params.id, photo: params.photo, size: query.size },
        })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        return new Uint8Array(seen.value.bytes)
      },
      {
        operator: 'members',
        params: t.Object({ id: PathId('photo.not-found'), photo: PathId('photo.not-found') }),
        query: t.Object({ size: t.Optional(OneOf(['thumb', 'full'])) }),
        response: { 200: t.Uint8Array(), ...refusals('photo.not-found') },
        detail: { summary: 'The bytes of a profile photo, whatever its state' },
      },
    )
    .post(
      '/:id/decisions',
      async ({ operator, params, body, status }) => {
        const { id: member } = params
        const decided = await decide(ports, operator, member, body)
        if (!decided.ok) return status(statusOf(decided.error), decided.error)
        const seen = await viewMember(ports, { member })
        return seen.ok ? recordOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'reports',
        params: One('restriction.no-member'),
        body: DecisionBody,
        response: { 200: RecordShape, ...DECISION_REFUSALS },
        detail: {
          summary: 'Warn, ban or unban a member, who is told why by mail; idempotent by id',
        },
      },
    )

function decide(
  ports: Ports,
  operator: Operator,
  member: string,
  body: typeof DecisionBody.static,
) {
  const { id, facts } = body
  if (body.kind === 'unban')
    return unbanMember(recordedAs(ports, operator, 'member.unbanned', member), {
      ...{ id, member, facts },
    })
  const reasons = { id, member, rule: body.rule, facts, report: null }
  return body.kind === 'ban'
    ? banMember(recordedAs(ports, operator, 'member.banned', member), reasons)
    : warnMember(recordedAs(ports, operator, 'member.warned', member), reasons)
}
