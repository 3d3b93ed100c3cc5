import { t } from 'elysia'
import { REQUEST_KINDS } from '#core/desk/member-requests.ts'
import type { ListedRequest } from '#core/desk/members/list-requests.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, momentOf, Nullable, OneOf } from '../../basics.ts'

export const Day = t.String({ format: 'date' })

/** A member's request that came by letter. */
export const MemberRequestShape = t.Object({
  id: Id,
  member: t.Object({ id: t.String(), name: Nullable(t.String()) }),
  /** The name of their site. */
  site: t.String(),
  kind: OneOf(REQUEST_KINDS),
  came_on: Day,
  /** The last day to answer it. */
  due_on: Day,
  added_by: t.String(),
  added_at: Moment,
  /** Why it takes longer. */
  extended: Nullable(t.String()),
  state: OneOf(['open', 'done', 'dropped']),
  /** Why it was dropped. */
  reason: Nullable(t.String()),
  closed_by: Nullable(t.String()),
  closed_at: Nullable(Moment),
})

export const memberRequestOf = ({ sites }: Pick<Ports, 'sites'>, request: ListedRequest) => ({
  id: request.id,
  member: request.member,
  site: sites.byId(request.site).settings.name,
  kind: request.kind,
  came_on: request.cameOn,
  due_on: request.dueOn,
  added_by: request.addedBy,
  added_at: isoOf(request.addedAt),
  extended: request.extended,
  state: request.state,
  reason: request.reason,
  closed_by: request.closedBy,
  closed_at: momentOf(request.closedAt),
})
