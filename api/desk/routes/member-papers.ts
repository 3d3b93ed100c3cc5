import { Elysia, t } from 'elysia'
import { REQUEST_KINDS } from '#core/desk/member-requests.ts'
import { addNote } from '#core/desk/members/add-note.ts'
import { memberPapers } from '#core/desk/members/list-requests.ts'
import { recordRequest } from '#core/desk/members/requests.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { DONE, Done, Id, Moment, NewId, One, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { Day, MemberRequestShape, memberRequestOf } from '../shapes/member-request.ts'

/** A member's letters, and notes about them. */
export const deskMemberPapers = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/:id/papers',
      async ({ params: { id }, status }) => {
        if (!(await ports.reads.accounts.byId(id)))
          return status(404, { code: 'member.not-found' } as const)
        const { requests, notes } = await memberPapers(ports, id)
        return {
          requests: requests.map((one) => memberRequestOf(ports, one)),
          notes: notes.map(({ at, ...note }) => ({ ...note, at: isoOf(at) })),
        }
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        response: {
          200: t.Object({
            requests: t.Array(MemberRequestShape),
            notes: t.Array(t.Object({ id: Id, text: t.String(), by: t.String(), at: Moment })),
          }),
          ...refusals('member.not-found'),
        },
        detail: { summary: 'A member’s requests by letter and the notes about them, newest first' },
      },
    )
    .post(
      '/:id/notes',
      async ({ params: { id: member }, body, operator, status }) => {
        const added = await addNote(ports, { ...body, member, operator })
        return added.ok ? DONE : status(statusOf(added.error), added.error)
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        body: t.Object({ id: NewId, text: t.String({ maxLength: 20_000 }) }),
        response: {
          200: Done,
          ...refusals('reason.missing', 'reason.too-long', 'member.not-found', 'request.id-taken'),
        },
        detail: { summary: 'Write a note about a member. Idempotent by id' },
      },
    )
    .post(
      '/:id/requests',
      async ({ params: { id: member }, body: { came_on: cameOn, ...body }, operator, status }) => {
        const recorded = await recordRequest(ports, { ...body, cameOn, member, operator })
        return recorded.ok ? DONE : status(statusOf(recorded.error), recorded.error)
      },
      {
        operator: 'requests',
        params: One('member.not-found'),
        body: t.Object({ id: NewId, kind: OneOf(REQUEST_KINDS), came_on: Day }),
        response: {
          200: Done,
          ...refusals('member.not-found', 'request.id-taken', 'request.day', 'request.open'),
        },
        detail: {
          summary: 'Record a request that came by letter, with its deadline. Idempotent by id',
        },
      },
    )
