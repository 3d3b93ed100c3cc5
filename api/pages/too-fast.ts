import type { Ports } from '#core/ports.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { type Built, DOCUMENT } from './document/built.ts'
import { siteStyles } from './document/site-styles.ts'
import { parsePageRequest } from './parse-page-request.ts'
import { plainPages } from './plain-pages.ts'
import { VISITOR } from './viewer.ts'

/** Responses to page requests over budget, in words; `null` where the app is not built. */
export function tooFastPages(
  ports: Pick<Ports, 'sites'>,
  http: Http,
  { files, server }: Built,
): (request: Request) => Promise<Response | null> {
  const index = files.get(DOCUMENT)
  if (!index || !server) return async () => null
  const inWords = plainPages(new TextDecoder().decode(index.plain), files, server)
  const styleOf = siteStyles(server, http.log)
  return async (request) => {
    const url = requestUrl(request)
    if (!url) return null
    const asked = parsePageRequest(ports, http, request, url, VISITOR)
    return inWords('too-fast', { ...asked, own: await styleOf(asked.site) })
  }
}
