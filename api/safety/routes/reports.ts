import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { REPORT_REASONS } from '#core/safety/report.ts'
import { listReports, viewReport } from '#core/safety/reports/list-reports.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { Id, NewId, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { followed, OwnReportShape, ReportShape } from '../shapes/report.ts'

/** Reports of members, for the operator, and how they stand, for the reporter. */
export const reports = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/reports', tags: ['Safety'] })
    .use(session(ports, http))
    .post(
      '',
      async ({ me, body, status }) => {
        const stored = await reportMember(ports, {
          id: body.id,
          reporter: me.id,
          reported: body.profile_id,
          reason: body.reason,
          note: body.note ?? '',
          conversation: body.conversation_id ?? null,
          message: body.message_id ?? null,
          blocked: body.block ?? false,
        })
        if (!stored.ok) return status(statusOf(stored.error), stored.error)
        const { id, blocked } = stored.value
        return status(201, { id, blocked, ...followed(ports, stored.value) })
      },
      {
        member: true,
        body: t.Object({
          id: NewId,
          profile_id: Id,
          reason: OneOf(REPORT_REASONS),
          note: t.Optional(t.String({ maxLength: 20_000 })),
          conversation_id: t.Optional(Id),
          message_id: t.Optional(Id),
          block: t.Optional(t.Boolean()),
        }),
        response: {
          201: t.Composite([t.Object({ id: Id, blocked: t.Boolean() }), ReportShape]),
          ...refusals(
            'profile.not-found',
            'message.not-found',
            'chat.not-found',
            'report.self',
            'report.note-too-long',
            'report.id-taken',
            'report.too-many',
            'report.paused',
            'report.not-found',
          ),
        },
        detail: {
          summary:
            'Report a member, and block them with it if one likes; the same again is one report, with one number',
        },
      },
    )
    .get(
      '',
      async ({ me }) => {
        const made = await listReports(ports, { member: me.id })
        return {
          reports: made.map(({ report, name }) => ({
            ...followed(ports, report),
            reported_name: name,
          })),
        }
      },
      {
        member: true,
        response: { 200: t.Object({ reports: t.Array(OwnReportShape) }) },
        detail: { summary: 'Whom one reported, why, and how it stands, newest first' },
      },
    )
    .get(
      '/:reference',
      async ({ params, status }) => {
        const seen = await viewReport(ports, params)
        return seen.ok ? followed(ports, seen.value) : status(statusOf(seen.error), seen.error)
      },
      {
        params: t.Object({ reference: t.String({ maxLength: 200 }) }),
        response: { 200: ReportShape, ...refusals('report.not-found') },
        detail: { summary: 'A report and how it stands, by the reference from its receipt' },
      },
    )
