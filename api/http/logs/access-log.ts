import { Elysia } from 'elysia'
import type { Http } from '../http.ts'

/** Access log: one line per request with the route pattern, never the path, query, IP address or member. */
export const accessLog = ({ log }: Http) => {
  const started = new WeakMap<Request, number>()
  return new Elysia({ name: 'access-log' })
    .onRequest(({ request }) => {
      started.set(request, performance.now())
    })
    .onAfterResponse({ as: 'global' }, ({ request, route, responseValue, set }) => {
      const since = started.get(request) ?? performance.now()
      const own = responseValue instanceof Response ? responseValue.status : 200
      log('info', 'request', {
        method: request.method,
        route: route ?? '',
        // A handler that returned a `Response` set the status itself.
        status: own === 200 ? Number(set.status ?? 200) : own,
        ms: Math.round((performance.now() - since) * 10) / 10,
      })
    })
}
