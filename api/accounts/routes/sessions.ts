import { Elysia, t } from 'elysia'
import { endSession, listSessions } from '#core/accounts/sessions/open-sessions.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Done, Moment } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'

/** A member's sessions. */
export const sessions = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/sessions', tags: ['Accounts'] })
    .use(session(ports, http))
    .get(
      '',
      async ({ me, session }) => {
        const sessions = await listSessions(ports, { member: me.id, current: session.id })
        return {
          sessions: sessions.map(({ id, agent, startedAt, seenAt, current }) => ({
            id,
            agent,
            started_at: isoOf(startedAt),
            seen_at: isoOf(seenAt),
            current,
          })),
        }
      },
      {
        member: true,
        response: {
          200: t.Object({
            sessions: t.Array(
              t.Object({
                id: t.String(),
                agent: t.String(),
                started_at: Moment,
                seen_at: Moment,
                current: t.Boolean(),
              }),
            ),
          }),
        },
        detail: { summary: 'The browsers one is signed in with' },
      },
    )
    .delete(
      '/:id',
      async ({ me, params }) => {
        await endSession(ports, { member: me.id, session: params.id })
        return { ok: true as const }
      },
      {
        member: true,
        params: t.Object({ id: t.String({ maxLength: 100 }) }),
        response: { 200: Done },
        detail: { summary: "Sign one of one's own browsers out" },
      },
    )
