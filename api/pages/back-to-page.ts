import { requestUrl } from '../http/http.ts'

/** Whether a path is not another handler's, which the app must not shadow. */
export const isPagePath = (path: string): boolean =>
  !/^\/(api|sandbox|swagger|dev|health|ready|\.well-known)(\/|$)/.test(path)

/** Whether a path is one of a file, of which no form is a part. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** A form sent without scripts: back to its page, before its body is parsed; nothing for any other request. */
export function backToPage(request: Request): Response | undefined {
  const url = requestUrl(request)
  if (request.method !== 'POST' || !url) return
  if (!isPagePath(url.pathname) || isFilePath(url.pathname)) return
  // One slash: two would lead to another host.
  const location = `${url.pathname.replace(/^[/\\]+/, '/')}${url.search}`
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store' },
  })
}
