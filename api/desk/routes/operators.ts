import { Elysia, t } from 'elysia'
import type { Invited } from '#core/desk/access/invite-operator.ts'
import {
  changeRoles,
  inviteAgain,
  inviteColleague,
  removeColleague,
} from '#core/desk/access/manage-operators.ts'
import type { Ports } from '#core/ports.ts'
import { DONE, Done, NewId, One, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { ColleagueShape, colleagueOf, RoleShape } from '../shapes/operator.ts'

/** None is refused by the use case, in words. */
const Roles = t.Array(RoleShape, { maxItems: 50 })

/** Whoever has the link is the operator: it is answered once, and stored nowhere. */
const InvitedShape = t.Object({
  operator: ColleagueShape,
  /** The path of the page where a password is set. */
  path: t.String(),
})

const invitedOf = ({ operator, token }: Invited) => ({
  operator: colleagueOf(operator),
  path: `/desk/invitation/${token}`,
})

/** Who works at the desk, and what each may do. */
export const deskOperators = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/operators', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async () => {
        const all = await ports.reads.operators.all()
        return {
          operators: all.filter(({ removedAt }) => removedAt === null).map(colleagueOf),
          sites: ports.sites.all().map(({ settings: { id, name } }) => ({ id, name })),
        }
      },
      {
        operator: 'operators',
        response: {
          200: t.Object({
            operators: t.Array(ColleagueShape),
            /** Where a role can be limited to. */
            sites: t.Array(t.Object({ id: t.String(), name: t.String() })),
          }),
        },
        detail: { summary: 'Operators who were not removed, with their roles' },
      },
    )
    .post(
      '',
      async ({ body, operator: by, status }) => {
        const invited = await inviteColleague(ports, { ...body, by })
        if (!invited.ok) return status(statusOf(invited.error), problemOf(invited.error))
        return invitedOf(invited.value)
      },
      {
        operator: 'operators',
        body: t.Object({
          id: NewId,
          email: t.String({ maxLength: 1000 }),
          name: t.String({ maxLength: 1000 }),
          roles: Roles,
        }),
        response: {
          200: InvitedShape,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'site.unknown',
            'desk.not-allowed',
            'operator.email-taken',
            'operator.name',
            'operator.no-role',
          ),
        },
        detail: {
          summary:
            'Add an operator, who sets a password by the link; by the same id another link, until then',
        },
      },
    )
    .post(
      '/:id/invitation',
      async ({ params: { id }, operator: by, status }) => {
        const invited = await inviteAgain(ports, { id, by })
        if (!invited.ok) return status(statusOf(invited.error), invited.error)
        return invitedOf(invited.value)
      },
      {
        operator: 'operators',
        params: One('operator.not-found'),
        response: { 200: InvitedShape, ...refusals('desk.not-allowed', 'operator.not-found') },
        detail: { summary: 'Another link to set a password; the earlier one ends' },
      },
    )

/** What is changed of an operator: roles, or that they work at the desk at all. */
export const operatorChanges = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/operators', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/:id/roles',
      async ({ params: { id }, body, operator: by, status }) => {
        const changed = await changeRoles(ports, { id, ...body, by })
        if (!changed.ok) return status(statusOf(changed.error), problemOf(changed.error))
        return colleagueOf(changed.value)
      },
      {
        operator: 'operators',
        params: One('operator.not-found'),
        body: t.Object({ roles: Roles, version: Whole() }),
        response: {
          200: ColleagueShape,
          ...refusals(
            'site.unknown',
            'desk.not-allowed',
            'operator.not-found',
            'operator.no-role',
            'operator.changed',
            'operator.last-owner',
          ),
        },
        detail: {
          summary:
            'Give an operator other roles, from their next request on; refused if a colleague did so meanwhile',
        },
      },
    )
    .post(
      '/:id/remove',
      async ({ params: { id }, operator: by, status }) => {
        const removed = await removeColleague(ports, { id, by })
        return removed.ok ? DONE : status(statusOf(removed.error), removed.error)
      },
      {
        operator: 'operators',
        params: One('operator.not-found'),
        response: {
          200: Done,
          ...refusals('desk.not-allowed', 'operator.not-found', 'operator.last-owner'),
        },
        detail: { summary: 'Remove an operator: their sessions end at once' },
      },
    )
