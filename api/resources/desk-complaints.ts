import { Elysia, t } from 'elysia'
import { answerComplaint, checkAnswer } from '#core/complaints/answer-complaint.ts'
import { COMPLAINT, type Complaint, complaintNumber } from '#core/complaints/complaint.ts'
import { COMPLAINT_KINDS, GRAVEST_KINDS } from '#core/complaints/complaint-kinds.ts'
import { complaintReference } from '#core/complaints/complaint-reference.ts'
import type { AnsweredPosition } from '#core/complaints/complaints.ts'
import { type DeskComplaint, viewDeskComplaint } from '#core/complaints/view-desk-complaint.ts'
import { answerLetter } from '#core/letters/complaint-letter.ts'
import { recordedAs } from '#core/operators/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { type Http, originOf } from '../http/http.ts'
import { desk } from '../http/operator.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { Moment, momentOf, Nullable, One, OneOf, Whole } from '../shapes/basics.ts'

/** How many waiting complaints are listed: more than a team answers in a day. */
const WAITING = 200
const PER_PAGE = 50

const RowShape = t.Object({
  id: t.String(),
  number: t.String(),
  kind: OneOf(COMPLAINT_KINDS),
  /** Illegal content, or the abuse of a child. */
  grave: t.Boolean(),
  /** Its name. */
  site: t.String(),
  language: OneOf(LOCALES),
  has_email: t.Boolean(),
  filed_at: Moment,
  answered_at: Nullable(Moment),
})

const rowOf = ({ sites }: Pick<Ports, 'sites'>, complaint: Complaint) => ({
  id: complaint.id,
  number: complaintNumber(complaint),
  kind: complaint.kind,
  grave: GRAVEST_KINDS.includes(complaint.kind),
  site: sites.byId(complaint.site).settings.name,
  language: complaint.language,
  has_email: complaint.email !== '',
  filed_at: isoOf(complaint.filedAt),
  answered_at: momentOf(complaint.answeredAt),
})

const ComplaintShape = t.Composite([
  RowShape,
  t.Object({
    /** Opens its page for the sender. */
    reference: t.String(),
    words: t.String(),
    about: t.String(),
    name: t.String(),
    email: t.String(),
    answer: Nullable(t.String()),
    /** The operator's name; `null` if not answered, or by a command. */
    answered_by: Nullable(t.String()),
    /** Who has the address as a member; that proves no sender. */
    member_id: Nullable(t.String()),
    answer_limit: Whole(),
  }),
])

const complaintOf = (
  ports: Pick<Ports, 'secrets' | 'sites'>,
  { complaint, holder, answeredBy }: DeskComplaint,
) => ({
  ...rowOf(ports, complaint),
  reference: complaintReference(ports, complaint.id),
  words: complaint.words,
  about: complaint.about,
  name: complaint.name,
  email: complaint.email,
  answer: complaint.answer,
  answered_by: answeredBy,
  member_id: holder?.id ?? null,
  answer_limit: COMPLAINT.answer,
})

/** An opaque cursor: time and id of the last complaint. */
const cursorText = (complaint: Complaint) =>
  `${(complaint.answeredAt ?? 0).toString(36)}.${complaint.id}`

function positionOf(text: string | undefined): AnsweredPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** Longer texts are refused with their limit, as by the other forms. */
const Answer = t.Object({ text: t.String({ maxLength: 20_000 }) })

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
          return { complaints: rows.map((row) => rowOf(ports, row)), waiting: count, next: null }
        }
        const found = await ports.reads.complaints.answered(positionOf(cursor), PER_PAGE + 1)
        const rows = found.slice(0, PER_PAGE)
        const last = found.length > PER_PAGE ? rows.at(-1) : undefined
        return {
          complaints: rows.map((row) => rowOf(ports, row)),
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
            complaints: t.Array(RowShape),
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
        return seen.ok ? complaintOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: true,
        params: One('complaint.not-found'),
        response: { 200: ComplaintShape, 404: Problem },
        detail: { summary: 'A complaint with its texts and sender' },
      },
    )
    .post(
      '/:id/answer',
      async ({ operator, params, body, status }) => {
        const recorded = recordedAs(ports, operator, 'complaint.answered', params.id)
        const answered = await answerComplaint(recorded, { ...params, ...body })
        if (!answered.ok) return status(statusOf(answered.error), answered.error)
        const seen = await viewDeskComplaint(ports, params)
        return seen.ok ? complaintOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        operator: true,
        params: One('complaint.not-found'),
        body: Answer,
        response: { 200: ComplaintShape, 404: Problem, 409: Problem, 422: Problem },
        detail: {
          summary: 'Answer a complaint, once: its sender is mailed, if they gave an address',
        },
      },
    )
    .post(
      '/:id/preview',
      async ({ params, body, request, status }) => {
        const text = checkAnswer(body.text)
        if (!text.ok) return status(statusOf(text.error), text.error)
        const seen = await viewDeskComplaint(ports, params)
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        const { complaint } = seen.value
        const origin = originOf(http, request)
        const letter = answerLetter(ports, { complaint, answer: text.value }, () => origin)
        return { mail: letter && { to: letter.to, ...words(ports.renderLetter(letter)) } }
      },
      {
        operator: true,
        params: One('complaint.not-found'),
        body: Answer,
        response: {
          200: t.Object({
            /** `null` if the sender gave no address, so that nothing is mailed. */
            mail: Nullable(t.Object({ to: t.String(), subject: t.String(), text: t.String() })),
          }),
          404: Problem,
          422: Problem,
        },
        detail: { summary: 'The mail that an answer would become; nothing is stored' },
      },
    )

const words = ({ subject, text }: ReturnType<Ports['renderLetter']>) => ({ subject, text })
