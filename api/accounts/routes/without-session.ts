import { Elysia, t } from 'elysia'
import { deleteBanned, exportBanned } from '#core/membership/leaving/leave-banned.ts'
import { reactivateByPassword } from '#core/membership/leaving/reactivate.ts'
import type { Ports } from '#core/ports.ts'
import { Done } from '../../basics.ts'
import { browserOf } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { problemOf, refusals, statusOf } from '../../http/problem.ts'
import { Credentials } from '../shapes/credentials.ts'
import { exportedOf } from './exported.ts'

const askedFrom = (http: Http, request: Request) => ({
  address: http.clientAddress(request),
  device: browserOf(http, request).device,
})

/**
 * By password, for who cannot log in: what a ban takes from nobody, their data and to go (GDPR, articles 15 and 17); and
 * a deleted account's way back.
 */
export const withoutSession = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account', tags: ['Accounts'] })
    .use(session(ports, http))
    .post(
      '/banned/export',
      async ({ body, request, status }) => {
        const collected = await exportBanned(ports, { ...body, ...askedFrom(http, request) })
        return collected.ok
          ? exportedOf(collected.value)
          : status(statusOf(collected.error), problemOf(collected.error))
      },
      {
        body: Credentials,
        // As `/account/export`: a record for the member, not an API contract.
        response: {
          200: t.Record(t.String(), t.Unknown()),
          ...refusals('login.failed', 'login.blocked', 'login.locked', 'tries.too-many'),
        },
        detail: { summary: "Everything of a banned member's, by their password" },
      },
    )
    .post(
      '/banned/deletion',
      async ({ body, request, site, status }) => {
        const deleted = await deleteBanned(ports, {
          ...body,
          ...askedFrom(http, request),
          reason: null,
          site: site.settings.id,
        })
        return deleted.ok
          ? { ok: true as const }
          : status(statusOf(deleted.error), problemOf(deleted.error))
      },
      {
        asker: true,
        body: Credentials,
        response: {
          200: Done,
          ...refusals('login.failed', 'login.blocked', 'login.locked', 'tries.too-many'),
        },
        detail: { summary: "Delete a banned member's account, by their password" },
      },
    )
    .post(
      '/reactivation',
      async ({ body, request, status }) => {
        const restored = await reactivateByPassword(ports, {
          ...body,
          ...askedFrom(http, request),
        })
        return restored.ok
          ? { ok: true as const }
          : status(statusOf(restored.error), problemOf(restored.error))
      },
      {
        body: Credentials,
        response: {
          200: Done,
          ...refusals('login.failed', 'login.blocked', 'login.locked', 'tries.too-many'),
        },
        detail: { summary: 'Restore an account deleted within 14 days, by its password' },
      },
    )
