import { Elysia, t } from 'elysia'
import { blockMember, listBlocked, unblock } from '#core/discovery/block-member.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Done, Id, Moment, Nullable, One } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'

const ById = One('profile.not-found')

/** Blocked members. */
export const blocks = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/blocks', tags: ['Safety'] })
    .use(session(ports, http))
    .get(
      '',
      async ({ me }) => {
        const blocked = await listBlocked(ports, { member: me.id })
        return {
          blocked: blocked.map(({ id, name, at }) => ({ id, name, blocked_at: isoOf(at) })),
        }
      },
      {
        member: true,
        response: {
          200: t.Object({
            blocked: t.Array(t.Object({ id: Id, name: Nullable(t.String()), blocked_at: Moment })),
          }),
        },
        detail: { summary: 'Whom one blocked, newest first' },
      },
    )
    .put(
      '/:id',
      async ({ me, params, status }) => {
        const blocked = await blockMember(ports, { member: me.id, blocked: params.id })
        if (!blocked.ok) return status(statusOf(blocked.error), blocked.error)
        return { ok: true as const }
      },
      {
        member: true,
        params: ById,
        response: { 200: Done, ...refusals('profile.not-found', 'blocks.too-many', 'block.self') },
        detail: { summary: 'Block somebody: chats and likes go, and neither sees the other' },
      },
    )
    .delete(
      '/:id',
      async ({ me, params }) => {
        await unblock(ports, { member: me.id, blocked: params.id })
        return { ok: true as const }
      },
      {
        member: true,
        params: ById,
        response: { 200: Done },
        detail: { summary: 'Let somebody be seen again' },
      },
    )
