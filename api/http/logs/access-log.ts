import { Elysia } from 'elysia'
import type { Http } from '../http.ts'

const started = new WeakMap<Request, { readonly at: number; readonly id: string }>()

/** The header that names a request, in its answer as in the log. */
const REQUEST_ID = 'x-request-id'
/** What a proxy may name it: no space and no control character, which could forge a line. */
const NAMED = /^[\w.:-]{8,64}$/

/** What a line of the log says of its request; nothing where there is no access log, as in mocks and tests. */
export function requestFacts(request: Request): { readonly request?: string } {
  const known = started.get(request)
  return known ? { request: known.id } : {}
}

/** The id that our proxy gave, else a new one. */
function idOf(request: Request, behindProxy: boolean): string {
  const given = behindProxy ? request.headers.get(REQUEST_ID) : null
  return given !== null && NAMED.test(given) ? given : crypto.randomUUID()
}

/** Access log: one line per request with the route pattern, never the path, query, IP address or member. */
export const accessLog = ({ log, behindProxy }: Http) =>
  new Elysia({ name: 'access-log' })
    .onRequest(({ request, set }) => {
      const id = idOf(request, behindProxy)
      started.set(request, { at: performance.now(), id })
      set.headers[REQUEST_ID] = id
    })
    .onAfterResponse({ as: 'global' }, ({ request, route, responseValue, set }) => {
      const own = responseValue instanceof Response ? responseValue.status : 200
      // A handler that returned a `Response` set the status itself.
      const status = own === 200 ? Number(set.status ?? 200) : own
      const upgraded = responseValue === undefined && status === 200 && isUpgrade(request)
      logRequest(log, request, route ?? '', upgraded ? 101 : status)
    })

/** Whether a request asked for a WebSocket: a connection that became one has no response. */
const isUpgrade = ({ headers }: Request): boolean => headers.get('upgrade') === 'websocket'

/** Logs an answer given in `onRequest`, before there is a route: Elysia calls no `onAfterResponse` after it. */
export function logEarlyAnswer({ log }: Pick<Http, 'log'>, request: Request, status: number): void {
  // Mocks and tests have no access log.
  if (started.has(request)) logRequest(log, request, '', status)
}

function logRequest(log: Http['log'], request: Request, route: string, status: number): void {
  const since = started.get(request)?.at ?? performance.now()
  const ms = Math.round((performance.now() - since) * 10) / 10
  log('info', 'request', { method: request.method, route, status, ms, ...requestFacts(request) })
}
