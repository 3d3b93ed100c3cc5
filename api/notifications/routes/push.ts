import { Elysia, t } from 'elysia'
import { unsubscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import type { Ports } from '#core/ports.ts'
import { Done } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'

/** Push subscriptions; `POST /api/user.php?push=1` adds one (spec §7). */
export const push = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Accounts'] }).use(session(ports, http)).delete(
    '/push-subscription',
    async ({ me, body }) => {
      await unsubscribePush(ports, { member: me.id, endpoint: body.endpoint })
      return { ok: true as const }
    },
    {
      member: true,
      body: t.Object({ endpoint: t.String({ maxLength: 1000 }) }),
      response: { 200: Done },
      detail: { summary: 'Send this browser no more push messages' },
    },
  )
