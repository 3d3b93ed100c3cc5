import { Elysia, t } from 'elysia'
import { answerCase } from '#core/desk/cases/answer-case.ts'
import { viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import { takeComplaint } from '#core/desk/cases/take-case.ts'
import { answerLetter } from '#core/notifications/letters/safety.ts'
import type { Ports } from '#core/ports.ts'
import { checkAnswer } from '#core/safety/answer-complaint.ts'
import { Nullable, One } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { urlsOf } from '../../http/site-urls.ts'
import { DeskComplaintShape } from '../shapes/complaint.ts'
import { Take } from '../shapes/report.ts'
import { complaintFor } from './complaints.ts'

/** Longer texts are refused with their limit, as by the other forms. */
const Answer = t.Object({ text: t.String({ maxLength: 40_000 }) })

/** Taking complaints, answers to them, and what they will look like. */
export const deskAnswers = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/complaints', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/:id/take',
      async ({ operator, scope, params, body: { over }, status }) => {
        const taken = await takeComplaint(ports, operator, { complaint: params.id, over })
        if (!taken.ok) return status(statusOf(taken.error), taken.error)
        const seen = await complaintFor(ports, { operator, scope }, params.id)
        return seen.ok ? seen.value : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'complaints',
        params: One('complaint.not-found'),
        body: Take,
        response: {
          200: DeskComplaintShape,
          ...refusals('complaint.not-found', 'complaint.answered', 'case.taken'),
        },
        detail: {
          summary: 'Take a complaint, or over from a colleague if it says so; again is the same',
        },
      },
    )
    .post(
      '/:id/answer',
      async ({ operator, scope, params, body, status }) => {
        const answered = await answerCase(ports, operator, { ...params, ...body })
        if (!answered.ok) return status(statusOf(answered.error), answered.error)
        const seen = await complaintFor(ports, { operator, scope }, params.id)
        return seen.ok ? seen.value : status(statusOf(seen.error), seen.error)
      },
      {
        operator: 'complaints',
        params: One('complaint.not-found'),
        body: Answer,
        response: {
          200: DeskComplaintShape,
          ...refusals(
            'complaint.not-found',
            'complaint.answer-empty',
            'complaint.answer-too-long',
            'complaint.answered',
            'complaint.own-decision',
          ),
        },
        detail: {
          summary:
            'Answer a complaint, once, by who did not decide what it is about: its sender is mailed, if they gave an address',
        },
      },
    )
    .post(
      '/:id/preview',
      async ({ scope, params, body, status }) => {
        const text = checkAnswer(body.text)
        if (!text.ok) return status(statusOf(text.error), text.error)
        const seen = await viewDeskComplaint(ports, { id: params.id, sites: scope })
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        const { complaint } = seen.value
        // As the deliveries do: the operator may be at another site of the install.
        const urlOf = urlsOf(ports.sites, http.webhookOrigin)
        const letter = answerLetter(ports, { complaint, answer: text.value }, urlOf)
        return { mail: letter && { to: letter.to, ...words(ports.renderLetter(letter)) } }
      },
      {
        operator: 'complaints',
        params: One('complaint.not-found'),
        body: Answer,
        response: {
          200: t.Object({
            /** `null` if the sender gave no address, so that nothing is mailed. */
            mail: Nullable(t.Object({ to: t.String(), subject: t.String(), text: t.String() })),
          }),
          ...refusals('complaint.not-found', 'complaint.answer-empty', 'complaint.answer-too-long'),
        },
        detail: { summary: 'The mail that an answer would become; nothing is stored' },
      },
    )

/** Without the mail's HTML. */
const words = ({ subject, text }: ReturnType<Ports['renderLetter']>) => ({ subject, text })
