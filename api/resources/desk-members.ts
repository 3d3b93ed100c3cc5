import { Elysia, t } from 'elysia'
import { HOUSE_RULES } from '#core/accounts/house-rules.ts'
import { findMembers } from '#core/desk/find-members.ts'
import { findNumbers } from '#core/desk/find-numbers.ts'
import { viewMember } from '#core/desk/view-member.ts'
import { viewProfilePhoto } from '#core/desk/view-photo.ts'
import type { Operator } from '#core/operators/operator.ts'
import { recordedAs } from '#core/operators/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { banMember } from '#core/restrictions/ban-member.ts'
import { unbanMember } from '#core/restrictions/unban-member.ts'
import { warnMember } from '#core/restrictions/warn-member.ts'
import type { Http } from '../http/http.ts'
import { desk } from '../http/operator.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { NewId, One, OneOf, PathId } from '../shapes/basics.ts'
import { Facts, MemberLineShape, memberLineOf } from '../shapes/desk-member.ts'
import { RecordShape, recordOf } from '../shapes/desk-record.ts'
import { FoundNumberShape } from '../shapes/found-number.ts'

const DecisionBody = t.Union([
  t.Object({ id: NewId, kind: OneOf(['warning', 'ban']), rule: OneOf(HOUSE_RULES), facts: Facts }),
  t.Object({ id: NewId, kind: t.Literal('unban'), facts: Facts }),
])

/** Members, for operators: search, record and decisions without a report. */
export const deskMembers = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/search',
      async ({ body }) => {
        const [members, numbers] = await Promise.all([
          findMembers(ports, body),
          findNumbers(ports, body),
        ])
        return { members: members.map((one) => memberLineOf(ports, one)), numbers: [...numbers] }
      },
      {
        operator: true,
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
        operator: true,
        params: One('member.not-found'),
        response: { 200: RecordShape, 404: Problem },
        detail: { summary: 'A member’s record: profile, decisions, reports, credits, orders' },
      },
    )
    .get(
      '/:id/photos/:photo',
      async ({ params, set, status }) => {
        const seen = await viewProfilePhoto(ports, { member: params.id, photo: params.photo })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        set.headers['content-type'] = seen.value.type
        return new Uint8Array(seen.value.bytes)
      },
      {
        operator: true,
        params: t.Object({ id: PathId('photo.not-found'), photo: PathId('photo.not-found') }),
        response: { 200: t.Uint8Array(), 404: Problem },
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
        operator: true,
        params: One('restriction.no-member'),
        body: DecisionBody,
        response: { 200: RecordShape, 404: Problem, 409: Problem, 422: Problem },
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
