import { Elysia, t } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { REPORT_REASONS } from '#core/reports/report.ts'
import { reportMember } from '#core/reports/report-member.ts'
import { isoOf } from '#core/shared/time.ts'
import type { Http } from '../http/http.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { session } from '../http/session.ts'
import { Id, Moment, NewId, OneOf } from '../shapes/basics.ts'

/** Reports of members, for the operator. */
export const reports = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/reports', tags: ['Safety'] }).use(session(ports, http)).post(
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
      const { id, at, blocked } = stored.value
      return status(201, { id, reported_at: isoOf(at), blocked })
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
        201: t.Object({ id: Id, reported_at: Moment, blocked: t.Boolean() }),
        404: Problem,
        409: Problem,
        422: Problem,
        429: Problem,
      },
      detail: {
        summary:
          'Report a member, and block them with it if one likes; sent again under the same id it is one report',
      },
    },
  )
