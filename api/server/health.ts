import { Elysia, t } from 'elysia'
import { Moment, momentOf, Nullable } from '../basics.ts'
import { refusals } from '../http/problem.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import type { Readiness } from './readiness.ts'

const BUSY = { code: 'busy' } as const

/** Health endpoints: liveness and readiness. */
export const health = (check: Readiness['check']) =>
  new Elysia({ tags: ['Operations'] })
    .get('/health', () => ({ ok: true as const }), {
      response: { 200: t.Object({ ok: t.Literal(true) }) },
      detail: { summary: 'The process answers' },
    })
    .get(
      '/ready',
      async ({ status, set }) => {
        const ready = await check()
        if (ready) {
          return { ok: true as const, events_wait_since: momentOf(ready.eventsWaitSince) }
        }
        setRetryAfter(set.headers, BUSY)
        return status(503, BUSY)
      },
      {
        response: {
          200: t.Object({ ok: t.Literal(true), events_wait_since: Nullable(Moment) }),
          ...refusals('busy'),
        },
        detail: {
          summary:
            'The database takes what is written: send traffic here; and since when events wait longer than they should for the emails and pushes made of them',
        },
      },
    )
