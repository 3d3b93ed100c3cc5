import { Elysia } from 'elysia'
import type { Http } from './http.ts'
import { addressed, originOf } from './http.ts'
import type { RequestError } from './problem.ts'
import { statusOf } from './problem.ts'
import { MOST_TEXT, readJson } from './read-json.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Paths that strangers call by design, each proving itself in its own way. */
const isWebhook = (path: string) =>
  path.startsWith('/api/webhooks/') ||
  path.startsWith('/api/unsubscribe/') ||
  path === '/api/mail-troubles'

/** Paths that are sent what the sender likes, and make of it what they can. */
const takesAnything = (path: string) => path === '/api/page-hidden.php' || isWebhook(path)

/** What each path that changes something may be sent (product.md §3.7). */
function acceptable(path: string, type: string): boolean {
  if (path === '/api/photos') return type === 'multipart/form-data'
  return takesAnything(path) || type === 'application/json'
}

/** Whether another site's page sent this. A request without either header is no browser's. */
export function isForeign(http: Http, request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) {
    const host = URL.parse(origin)?.host ?? null
    return addressed(request)?.host !== host && origin !== originOf(http, request)
  }
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** The path as the router takes it: with or without a slash at its end it is one. */
const routed = (path: string): string => path.replace(/(?<=.)\/$/, '')

/** Why a request is turned away at the door, if it is. */
export function refusal(http: Http, request: Request): RequestError | null {
  const url = addressed(request)
  if (!url || url.search.includes('%00')) return { code: 'request.invalid', fields: [] }
  const path = routed(url.pathname)
  // The sandbox company answers for itself, as any other company would.
  if (!path.startsWith('/api/')) return null
  if (READING.has(request.method)) {
    const signsOut = path === '/api/logout.php'
    return signsOut && !isOwnFetch(request) ? { code: 'request.foreign-origin' } : null
  }
  if (!isWebhook(path) && isForeign(http, request)) return { code: 'request.foreign-origin' }
  if (request.body === null) return null

  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!acceptable(path, type)) return { code: 'request.content-type' }
  const length = Number(request.headers.get('content-length') ?? 0)
  const tooLarge = type !== 'multipart/form-data' && length > MOST_TEXT
  return tooLarge ? { code: 'request.too-large' } : null
}

/** A GET that ends a session must come from our own script: no image or link can set these. */
function isOwnFetch(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null ? request.headers.has('x-request-type') : site === 'same-origin'
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
