import { Elysia, t } from 'elysia'
import { viewOwnDecision } from '#core/desk/cases/answer-case.ts'
import { listComplaints, viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import type { Operator } from '#core/desk/operator.ts'
import type { Ports } from '#core/ports.ts'
import type { WaitingPosition } from '#core/safety/complaint.ts'
import { type Complaint, rankOf } from '#core/safety/complaint.ts'
import { ok } from '#core/shared/result.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { Nullable, One, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import {
  DeskComplaintRow,
  DeskComplaintShape,
  deskComplaintOf,
  deskComplaintRowOf,
} from '../shapes/complaint.ts'

/** An opaque cursor: where the last complaint stands, the grave kinds before the others. */
const cursorText = ({ kind, answeredAt, filedAt, id }: Complaint) =>
  `${rankOf(kind)}.${(answeredAt ?? filedAt).toString(36)}.${id}`

function positionOf(text: string | undefined): WaitingPosition | null {
  const [rank, at, id] = text?.split('.') ?? []
  return rank && at && id ? { rank: Number(rank), at: Number.parseInt(at, 36), id } : null
}

/** A complaint as its page shows it to an operator. */
export async function complaintFor(
  ports: Ports,
  { operator, scope }: { readonly operator: Operator; readonly scope: SiteScope },
  id: string,
) {
  const seen = await viewDeskComplaint(ports, { id, sites: scope })
  if (!seen.ok) return seen
  const own = await viewOwnDecision(ports, operator, seen.value.complaint)
  return ok(deskComplaintOf(ports, seen.value, own))
}

/** Complaints, for operators. */
export const deskComplaints = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/complaints', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { state, cursor }, scope }) => {
        const { items, more } = await listComplaints(ports, {
          ...{ state, after: positionOf(cursor) },
          sites: scope,
        })
        const last = more ? items.at(-1) : undefined
        return {
          complaints: items.map((item) => deskComplaintRowOf(ports, item)),
          next: last ? cursorText(last.complaint) : null,
        }
      },
      {
        operator: 'complaints',
        query: t.Object({
          state: OneOf(['waiting', 'answered']),
          cursor: t.Optional(
            t.String({ maxLength: 80, pattern: '^\\d\\.[0-9a-z]{1,9}\\.[0-9a-f-]{1,64}$' }),
          ),
        }),
        response: {
          200: t.Object({
            complaints: t.Array(DeskComplaintRow),
            next: Nullable(t.String()),
          }),
        },
        detail: { summary: 'Complaints that wait, gravest first, or those answered, last first' },
      },
    )
    .get(
      '/:id',
      async ({ params, operator, scope, status }) => {
        const seen = await complaintFor(ports, { operator, scope }, params.id)
        return seen.ok ? seen.value : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'complaints',
        params: One('complaint.not-found'),
        response: { 200: DeskComplaintShape, ...refusals('complaint.not-found') },
        detail: { summary: 'A complaint with its texts and sender' },
      },
    )
