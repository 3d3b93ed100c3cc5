import { Elysia } from 'elysia'
import { identify } from '#core/accounts/identify.ts'
import type { Ports } from '#core/ports.ts'
import { sessionToken } from './cookies.ts'
import { type Http, hostOf } from './http.ts'
import { problemOf } from './problem.ts'

/** What a visitor hears who asks for what members alone may (product.md §3.4). */
export const REFUSED = problemOf({
  code: 'authentication.required',
  authentication_required: true,
})

/**
 * Who is asking, and at which site. `member: true` lets members alone in and gives `me`; `asker: true`
 * gives `me` or `null`.
 */
export const session = (ports: Ports, http: Http) => {
  const whoAsks = async (request: Request) => {
    const token = sessionToken(http, request)
    return token === null ? null : identify(ports, token)
  }

  return new Elysia({ name: 'session' })
    .derive({ as: 'scoped' }, ({ request }) => ({
      site: ports.sites.at(hostOf(request)),
    }))
    .macro({
      member: {
        resolve: async ({ request, status }) => {
          const who = await whoAsks(request)
          return who ? { me: who.account, session: who.session } : status(403, REFUSED)
        },
      },
      asker: {
        resolve: async ({ request }) => {
          const who = await whoAsks(request)
          return { me: who?.account ?? null, session: who?.session ?? null }
        },
      },
    })
}
