import { Elysia, t } from 'elysia'
import { Problem } from './problem.ts'

/** What only whoever runs the process knows: whether it can do its work. */
export type Readiness = () => Promise<boolean>

/** For whoever watches the process: it lives, and it can do its work. */
export const health = (ready: Readiness) =>
  new Elysia({ tags: ['Operations'] })
    .get('/health', () => ({ ok: true as const }), {
      response: { 200: t.Object({ ok: t.Literal(true) }) },
      detail: { summary: 'The process answers' },
    })
    .get(
      '/ready',
      async ({ status }) =>
        (await ready()) ? { ok: true as const } : status(503, { code: 'busy' as const }),
      {
        response: { 200: t.Object({ ok: t.Literal(true) }), 503: Problem },
        detail: { summary: 'The database answers: send traffic here' },
      },
    )
