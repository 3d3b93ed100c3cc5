import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { compressor } from './compressed.ts'
import { type Built, DESK_DOCUMENT } from './document/built.ts'
import { titled } from './document/frame.ts'
import { escaped } from './document/html.ts'
import { pageResponse } from './page-response.ts'
import { parsePageRequest } from './parse-page-request.ts'
import { VISITOR } from './viewer.ts'

/** One for each language and brand. */
const DOCUMENTS = 50

/**
 * The document of the desk, the same at each of its paths: the browser renders it. Unlike pages of members it is never
 * cached or indexed, and whether somebody is logged in is not asked.
 */
export const deskPage = (ports: Pick<Ports, 'sites'>, http: Http, { files }: Built) => {
  const built = files.get(DESK_DOCUMENT)
  const document = built ? new TextDecoder().decode(built.plain) : null
  const compressed = compressor(DOCUMENTS)

  const answer = async (request: Request): Promise<Response | null> => {
    const url = requestUrl(request)
    if (!url || document === null) return null
    const { locale, site } = parsePageRequest(ports, http, request, url, VISITOR)
    const { brand, name } = site.settings
    const title = [`<title>${escaped(name)}</title>`]
    const { html, hashes } = titled(document, { locale, brand, title, own: '' })
    const body = await compressed(html, 'often')
    const response = await pageResponse({ status: 200, body, hashes }, request, true)
    response.headers.set('x-robots-tag', 'noindex')
    // Previews of sites are pages of ours in a frame.
    const policy = response.headers.get('content-security-policy')
    response.headers.set('content-security-policy', `${policy}; frame-src 'self'`)
    return response
  }

  const hidden = { detail: { hide: true } } as const
  const plugin = new Elysia({ name: 'desk-page' })
  for (const path of ['/desk', '/desk/*'] as const)
    plugin.get(
      path,
      async ({ request, status }) =>
        (await answer(request)) ?? status(404, { code: 'not-found' as const }),
      hidden,
    )
  return plugin
}
