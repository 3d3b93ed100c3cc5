import { Elysia } from 'elysia'
import { addressBlock } from '#core/accounts/address-block.ts'
import type { Ports } from '#core/ports.ts'
import type { RateLimiter } from '#core/shared/rate-limiter.ts'
import { SECOND } from '#core/shared/time.ts'
import { isWebhook, READING } from './guard.ts'
import { addressed, type Http } from './http.ts'
import { statusOf } from './problem.ts'
import { setRetryAfter } from './retry-after.ts'
import { whoAsks } from './session.ts'

/** How many requests of each kind a member may make, and visitors of one address block together. */
export type RateLimits = { readonly [kind in 'reads' | 'photos' | 'changes']: RateLimiter }

/** What a request is counted as; files cost nothing worth counting, and other companies call when they must. */
function kindOf(request: Request): keyof RateLimits | null {
  const path = addressed(request)?.pathname ?? ''
  if (path.startsWith('/api/')) {
    if (isWebhook(path)) return null
    if (!READING.has(request.method)) return 'changes'
    return path.startsWith('/api/photos/') ? 'photos' : 'reads'
  }
  const isPage = READING.has(request.method) && !/\.\w+$/.test(path)
  return isPage && path !== '/health' && path !== '/ready' ? 'reads' : null
}

/** Turns away who asks too much, before anything else is done for them. */
export const rateLimits = (ports: Ports, http: Http, rateLimits: RateLimits) =>
  new Elysia({ name: 'rate-limits' }).onRequest(async ({ request, set }) => {
    const kind = kindOf(request)
    if (kind === null) return
    const member = (await whoAsks(ports, http, request))?.account.id
    const wait = await rateLimits[kind].take(member ?? addressBlock(http.clientAddress(request)))
    if (wait === null) return
    const refused = {
      code: 'requests.too-many',
      seconds: Math.max(1, Math.ceil(wait / SECOND)),
    } as const
    set.status = statusOf(refused)
    setRetryAfter(set.headers, refused)
    return refused
  })
