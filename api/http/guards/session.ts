import { Elysia } from 'elysia'
import { type Identity, identify, isRevoked } from '#core/accounts/sessions/identify.ts'
import type { Ports } from '#core/ports.ts'
import { sessionToken } from '../cookies.ts'
import { type Http, hostOf } from '../http.ts'
import { Problem, problemOf } from '../problem.ts'

/** Response to a visitor on a members-only route (product.md §3.4). */
export async function loginRequired(ports: Ports, http: Http, request: Request) {
  const revoked = await isRevoked(ports, sessionToken(http, request))
  return problemOf({
    code: 'authentication.required',
    authentication_required: true,
    ...(revoked && { revoked }),
  })
}

const asked = new WeakMap<Request, Promise<Identity | null>>()

/** The caller, looked up once per request; `null` for a visitor. */
export function identifyCaller(
  ports: Parameters<typeof identify>[0],
  http: Http,
  request: Request,
): Promise<Identity | null> {
  const known = asked.get(request)
  if (known) return known
  const identity = identify(ports, sessionToken(http, request))
  asked.set(request, identity)
  return identity
}

/** Injects caller and site. `member: true` requires a login and gives `me`; `asker: true` gives `me` or `null`. */
export const session = (ports: Ports, http: Http) =>
  new Elysia({ name: 'session' })
    .derive({ as: 'scoped' }, ({ request }) => ({
      site: ports.sites.at(hostOf(request)),
    }))
    .macro({
      member: {
        response: { 403: Problem },
        detail: { security: [{ session: [] }] },
        resolve: async ({ request, status }) => {
          const who = await identifyCaller(ports, http, request)
          if (who) return { me: who.account, session: who.session }
          return status(403, await loginRequired(ports, http, request))
        },
      },
      asker: {
        resolve: async ({ request }) => {
          const who = await identifyCaller(ports, http, request)
          return { me: who?.account ?? null, session: who?.session ?? null }
        },
      },
    })
