import { Elysia, t } from 'elysia'
import { Problem } from '../http/problem.ts'
import { setRetryAfter } from '../http/retry-after.ts'

const BUSY = { code: 'busy' } as const

/** Readiness of this process. */
export type Readiness = () => Promise<boolean>

/** Health endpoints: liveness and readiness. */
export const health = (ready: Readiness) =>
  new Elysia({ tags: ['Operations'] })
    .get('/health', () => ({ ok: true as const }), {
      response: { 200: t.Object({ ok: t.Literal(true) }) },
      detail: { summary: 'The process answers' },
    })
    .get(
      '/ready',
      async ({ status, set }) => {
        if (await ready()) return { ok: true as const }
        setRetryAfter(set.headers, BUSY)
        return status(503, BUSY)
      },
      {
        response: { 200: t.Object({ ok: t.Literal(true) }), 503: Problem },
        detail: { summary: 'The database takes what is written: send traffic here' },
      },
    )
