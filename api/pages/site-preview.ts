import { Elysia, t } from 'elysia'
import { viewSite } from '#core/desk/sites/view-sites.ts'
import type { Ports } from '#core/ports.ts'
import type { Site, SiteEntry } from '#core/site/settings.ts'
import { admit } from '../http/guards/operator.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { problemOf, statusOf } from '../http/problem.ts'
import { type Built, DOCUMENT } from './document/built.ts'
import { siteStyles } from './document/site-styles.ts'
import { parsePageRequest } from './parse-page-request.ts'
import { pageRenderer } from './render-page.ts'
import { VISITOR } from './viewer.ts'

type Answering = { handle(request: Request): Promise<Response> }

/** The page as a picture: it runs no script and leads nowhere, and only the desk may frame it. */
const policyOf = (hashes: Parameters<typeof contentSecurityPolicy>[1]): string =>
  contentSecurityPolicy('none', hashes)
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/form-action [^;]*/, "form-action 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .concat('; sandbox allow-same-origin')

/** A draft, served as if it was published; nobody else sees it. */
function sitesWith({ sites }: Pick<Ports, 'sites'>, draft: Site): Ports['sites'] {
  const { id } = draft.settings
  return {
    at: () => draft,
    byId: (asked) => (asked === id ? draft : sites.byId(asked)),
    all: () => [draft, ...sites.all().filter(({ settings }) => settings.id !== id)],
  }
}

/**
 * Pages for visitors as a site's draft would show them, for the desk: `path` is any page, `mode` light or dark. The
 * pages, their data and their looks are those of the server, over other sites.
 */
export const sitePreview = (
  ports: Ports,
  http: Http,
  { files, server }: Built,
  apiOf: (ports: Ports) => Answering,
) => {
  const index = files.get(DOCUMENT)
  const shell = index ? new TextDecoder().decode(index.plain) : null

  /** The site that an entry makes; `null` if it cannot be published yet. */
  function siteIn(entry: SiteEntry): Site | null {
    const read = ports.siteFormat.read([entry])
    return read.ok ? read.value[0] : null
  }

  async function preview(site: Site, request: Request, path: string, mode: string) {
    if (shell === null || !server) return null
    const draft: Ports = { ...ports, sites: sitesWith(ports, site) }
    const drawn: string[] = []
    const renderer = pageRenderer({
      ...{ ports, http, files, shell, server },
      api: apiOf(draft),
      compressed: async (html) => {
        drawn.push(html)
        return { plain: new Uint8Array(), as: async () => new Uint8Array() }
      },
      styleOf: siteStyles(server, http.log),
    })
    const url = requestUrl(new Request(new URL(path, request.url), { headers: request.headers }))
    if (!url) return null
    const visitor = new Request(url)
    const page = await renderer.render(parsePageRequest(draft, http, visitor, url, VISITOR), false)
    const [html] = drawn
    if (!page || 'location' in page || html === undefined) return null
    const shown = html
      .replace('<html', `<html data-mode="${mode}"`)
      // What is said to browsers without scripts is not what members see; scripts would only be refused.
      .replaceAll(/<noscript>.*?<\/noscript>|<script\b.*?<\/script>/gs, '')
    return new Response(shown, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': policyOf(page.hashes),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      },
    })
  }

  return new Elysia({ name: 'site-preview' }).get(
    '/desk/preview/:site',
    async ({ request, params, query, status }) => {
      const caller = await admit(ports, http, request, 'sites')
      if ('refusal' in caller) return status(403, caller.refusal)
      const view = await viewSite(ports, { site: params.site })
      if (!view.ok) return status(statusOf(view.error), problemOf(view.error))
      const { entry, faults } = view.value
      // A draft with faults is no site: what is published is shown in its place.
      const served = ports.sites.all().find(({ settings }) => settings.id === params.site)
      const site = faults.length > 0 ? (served ?? null) : siteIn(entry)
      if (!site) return status(422, problemOf({ code: 'site.invalid', faults }))
      const page = await preview(site, request, query.path, query.mode)
      return page ?? status(404, problemOf({ code: 'not-found' }))
    },
    {
      query: t.Object({
        path: t.String({ maxLength: 500, pattern: '^/(?!/|api/|desk(?:/|$))[^\\s\\\\]*$' }),
        mode: t.Union([t.Literal('light'), t.Literal('dark')]),
      }),
      detail: { hide: true },
    },
  )
}
