import { Elysia, NotFoundError } from 'elysia'
import { positionText } from '#core/event-log/position-text.ts'
import type { Ports } from '#core/ports.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { onBehalfOf } from '../http/country.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { stackFrames } from '../http/stack-frames.ts'
import { fileResponse } from '../http/static-files.ts'
import { backToPage, isPagePath } from './back-to-page.ts'
import { type Built, DOCUMENT, staticFile } from './built.ts'
import { compressor } from './compressed.ts'
import { documents } from './document.ts'
import { languageCookie } from './language-cookie.ts'
import { objectVersions } from './object-versions.ts'
import { pageCache } from './page-cache.ts'
import { type Page, pageResponse, redirection } from './page-response.ts'
import { type ParsedPageRequest, parsePageRequest } from './parse-page-request.ts'
import { isTooLong, plainPages } from './plain-pages.ts'
import { isKnownPath, isPublic, isShared, shownQuery } from './public-pages.ts'
import type { Redirect } from './rendering.ts'
import { bareShell, shells } from './shell.ts'
import { siteStyles } from './site-styles.ts'
import { MANIFEST_PATH, webManifest } from './web-manifest.ts'

/** Long enough for load peaks, short enough that a deleted member soon leaves the home page. */
const CACHE = { pages: 400, freshFor: 10 * SECOND }
/** Anyone can make up a campaign: those have their own cache, so they evict only each other. */
const CAMPAIGNS = { ...CACHE, pages: 100 }

/** Timeout for a page's data: about the cost of a phone's own round trips. */
const TIMEOUT = 2 * SECOND

const MANIFEST_HEADERS = {
  'content-type': 'application/manifest+json',
  'cache-control': 'private, no-cache',
  vary: 'cookie',
}

type Answering = { handle(request: Request): Promise<Response> }

/** The built app: static files, pages rendered with their data, and a shell where rendering times out. */
export const pages = (
  ports: Pick<Ports, 'sites' | 'now' | 'reads'>,
  http: Http,
  api: Answering,
  built: Built,
) => {
  const { files, server } = built
  const index = files.get(DOCUMENT)
  const shell = index ? new TextDecoder().decode(index.plain) : null
  const write = shell !== null && server ? documents(shell, files, server) : null
  const editionOf = objectVersions()
  const cached = pageCache<Page | Redirect | null>(CACHE, ports.now)
  const cachedCampaigns = pageCache<Page | Redirect | null>(CAMPAIGNS, ports.now)
  const drawShell = shell !== null && server ? shells(shell, files, server) : null
  const cachedShells = pageCache<Page>(CACHE, ports.now)
  const compressed = compressor(CACHE.pages)
  const inWords = shell !== null && server ? plainPages(shell, files, server) : null
  const styleOf = server ? siteStyles(server, http.log) : () => ''

  /** The page for its viewer; `null` leaves it to the browser. */
  async function rendered(
    asked: ParsedPageRequest,
    personal: boolean,
  ): Promise<Page | Redirect | null> {
    const { path, search, locale, named, origin, host, site, country, selected } = asked
    const { cookies, timeZone, noticeFacts } = asked
    if (!server || !write) return null
    const ask = async (call: Request) => {
      // Viewing a page has no side effects: calls that write are left to the browser.
      if (call.method !== 'GET') return new Response(null, { status: 405 })
      const { pathname, search } = new URL(call.url)
      const url = new URL(`${pathname}${search}`, `http://${host}`)
      const headers = personal ? { [http.cookieHeader]: cookies } : {}
      return api.handle(onBehalfOf({ country, selected }, new Request(url, { headers })))
    }
    const { render } = await server.renderer()
    const page = await render({
      since: personal ? positionText(await ports.reads.events.end()) : null,
      path,
      search: personal ? search : shownQuery(path, search),
      locale,
      country: selected,
      timeZone: personal ? timeZone : null,
      noticeFacts: personal ? { ...noticeFacts, at: ports.now() } : null,
      ask,
    })
    if (!page || 'location' in page) return page
    if ('failures' in page) {
      for (const { route, code, error } of page.failures)
        http.log('error', 'page', { route, code, at: stackFrames(error) })
      return null
    }
    const own = await styleOf(site)
    const indexed = page.indexed && !personal
    const document = write({ ...page, indexed, personal }, { origin, path, locale, named, own })
    if (!document) return null
    const body = await compressed(document.html, isKnownPath(path) ? 'often' : 'once')
    return { status: page.status, body, hashes: document.hashes }
  }

  async function ready(asked: ParsedPageRequest, known: boolean): Promise<Page | Redirect | null> {
    const { path, search, locale, named, country, selected, origin, host, site } = asked
    const personal = isPersonal(asked, known)
    const render = () => rendered(asked, personal)
    const { pageTimeout = TIMEOUT } = http
    try {
      const own = personal || (known && !isShared(path)) || shownQuery(path, search) !== ''
      if (own) return await inTime(render(), pageTimeout)
      const where = [locale, named, country, selected]
      const key = [editionOf(site), origin, host, ...where, known ? path : '?']
      const pages = known && !isKnownPath(path) ? cachedCampaigns : cached
      return await inTime(pages(key.join(' '), render), pageTimeout)
    } catch (error) {
      http.log('error', 'page', { at: stackFrames(error) })
      return null
    }
  }

  /** The shell, until the browser has rendered the page. */
  async function shellOf(bare: string, { path, locale, site, visitor }: ParsedPageRequest) {
    const look = { site, locale, visitor, own: await styleOf(site) }
    if (!server || !drawShell) return bareShell(bare, look)
    try {
      const { shell } = await server.renderer()
      const { name } = site.settings
      return drawShell(await shell({ path, locale, visitor, site: name }), look)
    } catch (error) {
      http.log('error', 'shell', { at: stackFrames(error) })
      return bareShell(bare, look)
    }
  }

  async function pageFor(bare: string, asked: ParsedPageRequest, route: string | null) {
    const { locale, host, visitor, site } = asked
    const page = await ready(asked, route !== null)
    if (page) return page
    const key = [editionOf(site), host, locale, visitor, route].join(' ')
    const empty = await cachedShells(key, async () => {
      const { html, hashes } = await shellOf(bare, asked)
      return { status: 200, body: await compressed(html, 'often'), hashes }
    })
    return route !== null ? empty : { ...empty, status: 404 }
  }

  return new Elysia({ name: 'pages' })
    .onRequest(({ request }) => backToPage(request))
    .get(
      '/*',
      async ({ request }) => {
        const url = requestUrl(request)
        if (!url) throw new NotFoundError()
        const { pathname } = url
        const file = staticFile(built, pathname)
        if (file) return fileResponse(file, request)

        const asked = parsePageRequest(ports, http, request, url)
        if (pathname === MANIFEST_PATH) {
          const body = webManifest(asked.site, asked.locale)
          return new Response(body, { headers: MANIFEST_HEADERS })
        }
        const missing = !isPagePath(pathname) || /\.[a-z0-9]+$/i.test(pathname)
        if (missing || shell === null) throw new NotFoundError()
        if (isTooLong(url) && inWords)
          return inWords('too-long', { ...asked, own: await styleOf(asked.site) })
        const route = server === null ? '' : (await server.renderer()).routeAt(asked.path)
        const page = await pageFor(shell, asked, route)
        if ('location' in page) return redirection(page, asked)
        const cookie = languageCookie(asked, request, http)
        return pageResponse(page, request, isPersonal(asked, route !== null), cookie)
      },
      { detail: { hide: true } },
    )
}

/** Whether a page depends on its viewer: all except public ones, and 404s for visitors. */
const isPersonal = ({ path, visitor }: ParsedPageRequest, known: boolean): boolean =>
  !(visitor && (!known || isPublic(path)))

/** After the timeout the browser renders the page, behind a skeleton. */
const inTime = <T>(page: Promise<T>, timeout: Millis): Promise<T | null> => {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), timeout)
  return Promise.race([page, late.promise]).finally(() => clearTimeout(timer))
}
