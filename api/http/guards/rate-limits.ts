import { Elysia } from 'elysia'
import { addressBlock } from '#core/accounts/network.ts'
import type { Ports } from '#core/ports.ts'
import type { RateLimiter } from '#core/shared/limit.ts'
import { SECOND } from '#core/shared/time.ts'
import { type Http, routedPath } from '../http.ts'
import { logEarlyAnswer } from '../logs/access-log.ts'
import { statusOf } from '../problem.ts'
import { setRetryAfter } from '../retry-after.ts'
import { isWebhook, READING } from './guard.ts'
import { identifyDesk } from './operator.ts'
import { identifyCaller } from './session.ts'

/** Request budgets of each kind, per member or operator, and shared by the visitors of an address block. */
export type RateLimits = { readonly [kind in 'reads' | 'photos' | 'changes']: RateLimiter }

/** Pictures, of which a page may show many. */
const isPhoto = (path: string) =>
  /^\/api\/(?:(?:conversations|desk\/reports|desk\/members)\/[^/]+\/|desk\/)?photos\//.test(path)

const isDesk = (path: string) => path.startsWith('/api/desk/')

/** Not counted: what a load balancer asks, and what only third parties send. */
const isUncounted = (path: string) => path === '/health' || path === '/ready' || isWebhook(path)

/** What the built app has of its own. */
type Site = {
  /** Whether a path is a static file's; anything else is counted. */
  readonly isFile: (path: string) => boolean
  /** What a page answers over budget; `null` for the same as an API call. */
  readonly pageOf: (request: Request) => Promise<Response | null>
}

/** The budget a request counts towards, if any. */
function kindOf(request: Request, path: string, { isFile }: Site): keyof RateLimits | null {
  if (isUncounted(path) || isFile(path)) return null
  if (!READING.has(request.method)) return path.startsWith('/api/') ? 'changes' : null
  return isPhoto(path) ? 'photos' : 'reads'
}

/** Rejects clients over budget, before any other work. */
export const rateLimits = (ports: Ports, http: Http, rateLimits: RateLimits, site: Site) =>
  new Elysia({ name: 'rate-limits' }).onRequest(async (context) => {
    const { request, set } = context
    const path = routedPath(request, 'path' in context && context.path) ?? ''
    const kind = kindOf(request, path, site)
    if (kind === null) return
    const who = isDesk(path)
      ? (await identifyDesk(ports, http, request))?.id
      : (await identifyCaller(ports, http, request))?.account.id
    const wait = await rateLimits[kind].take(who ?? addressBlock(http.clientAddress(request)))
    if (wait === null) return
    const refused = {
      code: 'requests.too-many',
      seconds: Math.max(1, Math.ceil(wait / SECOND)),
    } as const
    const status = statusOf(refused)
    http.log('warn', 'security', { what: refused.code, route: '' })
    logEarlyAnswer(http, request, status)
    const page = path.startsWith('/api/') ? null : await site.pageOf(request)
    if (page) page.headers.set('retry-after', String(refused.seconds))
    if (page) return page
    set.status = status
    setRetryAfter(set.headers, refused)
    return refused
  })
