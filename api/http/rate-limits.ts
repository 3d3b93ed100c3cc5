import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { addressBlock } from '#core/rate-limits/address-block.ts'
import type { RateLimiter } from '#core/shared/rate-limiter.ts'
import { SECOND } from '#core/shared/time.ts'
import { isWebhook, READING } from './guard.ts'
import { type Http, requestUrl } from './http.ts'
import { identifyDesk } from './operator.ts'
import { statusOf } from './problem.ts'
import { setRetryAfter } from './retry-after.ts'
import { identifyCaller } from './session.ts'

/** Request budgets of each kind, per member or operator, and shared by the visitors of an address block. */
export type RateLimits = { readonly [kind in 'reads' | 'photos' | 'changes']: RateLimiter }

/** Pictures, of which a page may show many. */
const isPhoto = (path: string) =>
  /^\/api\/(?:(?:conversations|desk\/reports|desk\/members)\/[^/]+\/|desk\/)?photos\//.test(path)

const isDesk = (path: string) => path.startsWith('/api/desk/')

/** The budget a request counts towards; static files and webhooks are not counted. */
function kindOf(request: Request): keyof RateLimits | null {
  const path = requestUrl(request)?.pathname ?? ''
  if (path.startsWith('/api/')) {
    if (isWebhook(path)) return null
    if (!READING.has(request.method)) return 'changes'
    return isPhoto(path) ? 'photos' : 'reads'
  }
  const isPage = READING.has(request.method) && !/\.\w+$/.test(path)
  return isPage && path !== '/health' && path !== '/ready' ? 'reads' : null
}

/** What a page answers over budget; `null` for the same as an API call. */
type RefusalPage = (request: Request) => Promise<Response | null>

/** Rejects clients over budget, before any other work. */
export const rateLimits = (
  ports: Ports,
  http: Http,
  rateLimits: RateLimits,
  pageOf: RefusalPage = async () => null,
) =>
  new Elysia({ name: 'rate-limits' }).onRequest(async ({ request, set }) => {
    const kind = kindOf(request)
    if (kind === null) return
    const path = requestUrl(request)?.pathname ?? ''
    const who = isDesk(path)
      ? (await identifyDesk(ports, http, request))?.id
      : (await identifyCaller(ports, http, request))?.account.id
    const wait = await rateLimits[kind].take(who ?? addressBlock(http.clientAddress(request)))
    if (wait === null) return
    const refused = {
      code: 'requests.too-many',
      seconds: Math.max(1, Math.ceil(wait / SECOND)),
    } as const
    const page = path.startsWith('/api/') ? null : await pageOf(request)
    if (page) page.headers.set('retry-after', String(refused.seconds))
    if (page) return page
    set.status = statusOf(refused)
    setRetryAfter(set.headers, refused)
    return refused
  })
