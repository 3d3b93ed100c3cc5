import type { Ports } from '#core/ports.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { type Built, DOCUMENT } from './document/built.ts'
import { siteStyles } from './document/site-styles.ts'
import { parsePageRequest } from './parse-page-request.ts'
import { plainPages } from './plain-pages.ts'
import type { PlainPageName } from './rendering.ts'
import { VISITOR } from './viewer.ts'

/** Refuses page requests in words; `null` where the app is not built. */
export function refusedPages(
  ports: Pick<Ports, 'sites'>,
  http: Http,
  { files, server }: Built,
): (name: PlainPageName, request: Request) => Promise<Response | null> {
  const index = files.get(DOCUMENT)
  if (!index || !server) return async () => null
  const inWords = plainPages(new TextDecoder().decode(index.plain), files, server)
  const styleOf = siteStyles(server, http.log)
  return async (name, request) => {
    const url = requestUrl(request)
    if (!url) return null
    const asked = parsePageRequest(ports, http, request, url, VISITOR)
    return inWords(name, { ...asked, own: await styleOf(asked.site) })
  }
}
