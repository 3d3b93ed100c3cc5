import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { COMPLAINT_KINDS, type Complaint, complaintNumber } from '#core/safety/complaint.ts'
import { fileComplaint } from '#core/safety/complaints/file-complaint.ts'
import { viewComplaint } from '#core/safety/complaints/view-complaint.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Email } from '../../accounts/shapes/credentials.ts'
import { Moment, momentOf, NewId, Nullable, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'

const ComplaintShape = t.Object({
  reference: t.String(),
  number: t.String(),
  kind: OneOf(COMPLAINT_KINDS),
  words: t.String(),
  about: t.String(),
  email: t.String(),
  filed_at: Moment,
  answered_at: Nullable(Moment),
  /** `null` if the answer is elsewhere, or not there yet. */
  answer: Nullable(t.String()),
})

const complaintOf = (ports: Pick<Ports, 'secrets'>, complaint: Complaint) => ({
  reference: caseReference(ports, 'complaint', complaint.id),
  number: complaintNumber(complaint),
  kind: complaint.kind,
  words: complaint.words,
  about: complaint.about,
  email: complaint.email,
  filed_at: isoOf(complaint.filedAt),
  answered_at: momentOf(complaint.answeredAt),
  answer: complaint.answer,
})

/** Complaints to the operator, with or without a login. */
export const complaints = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/complaints', tags: ['Safety'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ me, body: { good_faith: goodFaith = false, ...body }, request, site, status }) => {
        const filed = await fileComplaint(ports, {
          ...body,
          goodFaith,
          about: body.about ?? '',
          name: body.name ?? '',
          site: site.settings.id,
          address: http.clientAddress(request),
          sender: me,
        })
        if (!filed.ok) return status(statusOf(filed.error), filed.error)
        return status(201, complaintOf(ports, filed.value))
      },
      {
        asker: true,
        body: t.Object({
          id: NewId,
          kind: OneOf(COMPLAINT_KINDS),
          words: t.String({ maxLength: 40_000 }),
          about: t.Optional(t.String({ maxLength: 2400 })),
          name: t.Optional(t.String({ maxLength: 640 })),
          /** Empty only where the sender may stay unknown. */
          email: Email,
          /** Required for illegal content. */
          good_faith: t.Optional(t.Boolean()),
          language: OneOf(LOCALES),
        }),
        response: {
          201: ComplaintShape,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'complaint.empty',
            'complaint.too-long',
            'complaint.no-place',
            'complaint.no-name',
            'complaint.no-good-faith',
            'complaint.id-taken',
            'complaint.too-many',
          ),
        },
        detail: {
          summary:
            'Complain of something, logged in or not; sent again under the same id it is one complaint',
        },
      },
    )
    .get(
      '/:reference',
      async ({ params, status }) => {
        const seen = await viewComplaint(ports, params)
        return seen.ok ? complaintOf(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        params: t.Object({ reference: t.String({ maxLength: 200 }) }),
        response: { 200: ComplaintShape, ...refusals('complaint.not-found') },
        detail: { summary: 'A complaint and how it stands, by the reference from its receipt' },
      },
    )
