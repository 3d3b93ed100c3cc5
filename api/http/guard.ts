import { Elysia } from 'elysia'
import { isCrossOrigin, isOwnFetch } from './csrf.ts'
import type { Http } from './http.ts'
import { addressed } from './http.ts'
import type { RequestError } from './problem.ts'
import { statusOf } from './problem.ts'
import { MOST_PHOTO, MOST_TEXT, readJson } from './read-json.ts'

/** Methods that change nothing. */
export const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Paths that strangers call by design, each proving itself in its own way. */
export const isWebhook = (path: string) =>
  path.startsWith('/api/webhooks/') ||
  path.startsWith('/api/unsubscribe/') ||
  path === '/api/mail-troubles'

/** Paths that are sent what the sender likes, and make of it what they can. */
export const takesAnything = (path: string) => path === '/api/page-hidden.php' || isWebhook(path)

/** The one path that is sent pictures. */
const takesPhotos = (path: string) => path === '/api/photos'

/** What each path that changes something may be sent (product.md §3.7). */
function acceptable(path: string, type: string): boolean {
  if (takesPhotos(path)) return type === 'multipart/form-data'
  return takesAnything(path) || type === 'application/json'
}

/** The path as the router takes it: with or without a slash at its end it is one. */
const routed = (path: string): string => path.replace(/(?<=.)\/$/, '')

/** Why a request is turned away at the door, if it is. */
export function refusal(http: Http, request: Request): RequestError | null {
  const url = addressed(request)
  if (!url) return { code: 'request.invalid', fields: [] }
  const path = routed(url.pathname)
  // The sandbox company answers for itself, as any other company would.
  if (!path.startsWith('/api/')) return null
  if (`${path}${url.search}`.includes('%00')) return { code: 'request.invalid', fields: [] }
  if (READING.has(request.method)) {
    const signsOut = path === '/api/logout.php'
    return signsOut && !isOwnFetch(request) ? { code: 'request.foreign-origin' } : null
  }
  if (!isWebhook(path) && isCrossOrigin(http, request)) return { code: 'request.foreign-origin' }
  if (request.body === null) return null

  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!acceptable(path, type)) return { code: 'request.content-type' }
  const length = Number(request.headers.get('content-length') ?? 0)
  const most = takesPhotos(path) ? MOST_PHOTO : MOST_TEXT
  return length > most ? { code: 'request.too-large' } : null
}

/** Turns foreign origins, strange content types, oversize bodies and texts nobody can store away. */
export const guard = (http: Http) =>
  new Elysia({ name: 'guard' })
    .onRequest(({ request, set }) => {
      const refused = refusal(http, request)
      if (!refused) return
      set.status = statusOf(refused)
      return refused
    })
    .onParse({ as: 'global' }, ({ request, contentType, route }) =>
      contentType === 'application/json' && !takesAnything(route) ? readJson(request) : undefined,
    )
