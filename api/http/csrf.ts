import { addressed, type Http, originOf } from './http.ts'

/** Whether another site's page sent this. A request without either header is no browser's. */
export function isCrossOrigin(http: Http, request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) {
    const host = URL.parse(origin)?.host ?? null
    return addressed(request)?.host !== host && origin !== originOf(http, request)
  }
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** A GET that ends a session must come from our own script: no image or link can set these. */
export function isOwnFetch(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null ? request.headers.has('x-request-type') : site === 'same-origin'
}
