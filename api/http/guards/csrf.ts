import { type Http, originOf, requestUrl } from '../http.ts'

/** Whether the request is cross-origin. Without either header it is not from a browser. */
export function isCrossOrigin(http: Http, request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) {
    const { host = null, protocol } = URL.parse(origin) ?? {}
    // Behind a proxy the request itself looks like `http:`, whatever the browser asked.
    const isOwn = requestUrl(request)?.host === host && (!http.secure || protocol === 'https:')
    return !isOwn && origin !== originOf(http, request)
  }
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** A GET that has an effect must be a same-origin fetch: images and links cannot set these headers. */
export function isOwnFetch(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null ? request.headers.has('x-request-type') : site === 'same-origin'
}
