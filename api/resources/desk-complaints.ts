import { Elysia, t } from 'elysia'
import type { Complaint } from '#core/complaints/complaint.ts'
import type { AnsweredPosition } from '#core/complaints/complaints.ts'
import { viewDeskComplaint } from '#core/complaints/view-desk-complaint.ts'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http/http.ts'
import { desk } from '../http/operator.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { Nullable, One, OneOf, Whole } from '../shapes/basics.ts'
import {
  DeskComplaintRow,
  DeskComplaintShape,
  deskComplaintOf,
  deskComplaintRowOf,
} from '../shapes/desk-complaint.ts'

/** How many waiting complaints are listed: more than a team answers in a day. */
const WAITING = 200
const PER_PAGE = 50

/** An opaque cursor: time and id of the last complaint. */
const cursorText = (complaint: Complaint) =>
  `${(complaint.answeredAt ?? 0).toString(36)}.${complaint.id}`

function positionOf(text: string | undefined): AnsweredPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** Complaints, for operators. */
export const deskComplaints = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/complaints', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ query: { state, cursor } }) => {
        const { count } = await ports.reads.complaints.waiting()
        if (state === 'waiting') {
          const rows = await ports.reads.complaints.unanswered(WAITING)
          return {
            complaints: rows.map((row) => deskComplaintRowOf(ports, row)),
            waiting: count,
            next: null,
          }
        }
        const found = await ports.reads.complaints.answered(positionOf(cursor), PER_PAGE + 1)
        const rows = found.slice(0, PER_PAGE)
        const last = found.length > PER_PAGE ? rows.at(-1) : undefined
        return {
          complaints: rows.map((row) => deskComplaintRowOf(ports, row)),
          waiting: count,
          next: last ? cursorText(last) : null,
        }
      },
      {
        operator: true,
        query: t.Object({
          state: OneOf(['waiting', 'answered']),
          cursor: t.Optional(
            t.String({ maxLength: 80, pattern: '^[0-9a-z]{1,10}\\.[0-9a-f-]{1,64}$' }),
          ),
        }),
        response: {
          200: t.Object({
            complaints: t.Array(DeskComplaintRow),
            /** How many wait in all. */
            waiting: Whole(),
            next: Nullable(t.String()),
          }),
        },
        detail: { summary: 'Complaints that wait, gravest first, or those answered, last first' },
      },
    )
    .get(
      '/:id',
      async ({ params, status }) => {
        const seen = await viewDeskComplaint(ports, params)
        return seen.ok
          ? deskComplaintOf(ports, seen.value)
          : status(statusOf(seen.error), seen.error)
      },
      {
        operator: true,
        params: One('complaint.not-found'),
        response: { 200: DeskComplaintShape, 404: Problem },
        detail: { summary: 'A complaint with its texts and sender' },
      },
    )
