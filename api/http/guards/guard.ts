import { Elysia } from 'elysia'
import { mediaType } from '#core/shared/webhook.ts'
import { type Http, requestUrl, routedPath } from '../http.ts'
import { logEarlyAnswer } from '../logs/access-log.ts'
import { statusOf } from '../problem.ts'
import { MOST_JSON, MOST_PHOTO, MOST_SITES, readJson } from '../read-json.ts'
import type { RequestError } from '../status.ts'
import { isCrossOrigin, isOwnFetch } from './csrf.ts'

/** Safe methods. */
export const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Paths for third parties, exempt from CSRF checks; each authenticates by itself. */
export const isWebhook = (path: string) =>
  path.startsWith('/api/webhooks/') ||
  path.startsWith('/api/unsubscribe/') ||
  path === '/api/mail-troubles'

/** Paths that accept any content type. */
export const acceptsAnyType = (path: string) => path === '/api/page-hidden.php' || isWebhook(path)

/** GETs that end a session or use up a limit: asked by our own pages alone. */
export const hasEffect = (path: string) =>
  path === '/api/logout.php' || path === '/api/account/export'

/** Uploads of photos, and of a site's pictures: multipart. */
export const takesPhotos = (path: string) =>
  /^\/api\/(?:(?:conversations\/[^/]+\/)?photos|desk\/sites\/[^/]+\/pictures)$/.test(path)

/** Content types allowed per path (product.md §3.7). */
function acceptable(path: string, type: string): boolean {
  if (takesPhotos(path)) return type === 'multipart/form-data'
  return acceptsAnyType(path) || type === 'application/json'
}

/** Whether a parameter is there twice: some parsers read the first, ours the last, and a schema sees but one. */
const isRepeated = ({ searchParams }: URL): boolean =>
  new Set(searchParams.keys()).size < searchParams.size

/** Normalises a trailing slash, like the router. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

const jsonLimits = (path: string) => (path.startsWith('/api/desk/sites') ? MOST_SITES : MOST_JSON)

const mostOf = (path: string): number => (takesPhotos(path) ? MOST_PHOTO : jsonLimits(path).length)

/** Why a request is rejected before routing, if it is; its path is the one that is routed. */
function refusal(http: Http, request: Request, matched: string | null): RequestError | null {
  // Sent twice, it is joined: servers before and behind ours may each read another one.
  if (request.headers.get('host')?.includes(',')) return { code: 'request.host' }
  const url = requestUrl(request)
  if (!url || matched === null) return { code: 'request.invalid', fields: [] }
  const path = withoutSlash(matched)
  // The sandbox has its own checks, like any provider.
  if (!path.startsWith('/api/')) return null
  if (`${path}${url.search}`.includes('%00') || (isRepeated(url) && !isWebhook(path)))
    return { code: 'request.invalid', fields: [] }
  if (READING.has(request.method)) {
    return hasEffect(path) && !isOwnFetch(request) ? { code: 'request.foreign-origin' } : null
  }
  if (!isWebhook(path) && isCrossOrigin(http, request)) return { code: 'request.foreign-origin' }
  if (request.body === null) return null

  if (!acceptable(path, mediaType(request.headers.get('content-type'))))
    return { code: 'request.content-type' }
  const length = Number(request.headers.get('content-length') ?? 0)
  return length > mostOf(path) ? { code: 'request.too-large' } : null
}

/** Rejects cross-origin requests, wrong content types, oversize bodies and texts that cannot be stored. */
export const guard = (http: Http) =>
  new Elysia({ name: 'guard' })
    .onRequest((context) => {
      const routed = routedPath(context.request, 'path' in context && context.path)
      const refused = refusal(http, context.request, routed)
      if (!refused) return
      const status = statusOf(refused)
      context.set.status = status
      logEarlyAnswer(http, context.request, status)
      return refused
    })
    .onParse({ as: 'global' }, ({ request, contentType, route }) =>
      mediaType(contentType) === 'application/json' && !acceptsAnyType(route)
        ? readJson(request, jsonLimits(route))
        : undefined,
    )
