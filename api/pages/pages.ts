import { randomBytes } from 'node:crypto'
import { Elysia } from 'elysia'
import { positionText } from '#core/event-log/position-text.ts'
import type { Ports } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import { onBehalfOf } from '../http/country.ts'
import { contentSecurityPolicy, type InlineHashes } from '../http/headers.ts'
import { addressed, type Http } from '../http/http.ts'
import { stackFrames } from '../http/stack-frames.ts'
import { fileResponse } from '../http/static-files.ts'
import { type Asked, askedOf } from './asked.ts'
import type { Built } from './built.ts'
import { type Compressed, compressor, encodedFor } from './compressed.ts'
import { documents } from './document.ts'
import { editions } from './editions.ts'
import { pageCache } from './page-cache.ts'
import { isFixed, isPublic, isShared, shownQuery } from './public-pages.ts'
import type { Elsewhere } from './rendering.ts'
import { bareShell, shells } from './shell.ts'
import { siteStyles } from './site-styles.ts'
import { MANIFEST_PATH, webManifest } from './web-manifest.ts'

/** Paths of others, which the app's own page must not stand in for. */
const OTHERS = /^\/(api|sandbox|swagger|dev)(\/|$)/
/** Long enough for a crowd, so short that somebody who leaves is soon gone from the home page as well. */
const CACHE = { pages: 400, freshFor: 10 * SECOND }
/** Anybody can make up a campaign: those have a room of their own, where they push out none but each other. */
const CAMPAIGNS = { ...CACHE, pages: 100 }

/** The longest a page waits for its data: about what a phone's own round trips would cost. */
const TIMEOUT = 2 * SECOND

const MANIFEST_HEADERS = {
  'content-type': 'application/manifest+json',
  'cache-control': 'private, no-cache',
  vary: 'cookie',
}

type Page = { readonly status: number; readonly body: Compressed; readonly hashes: InlineHashes }
type Answering = { handle(request: Request): Promise<Response> }

/** The built app: its files, its pages rendered with their data, and a shell where one cannot be rendered in time. */
export const pages = (
  ports: Pick<Ports, 'sites' | 'now' | 'reads'>,
  http: Http,
  api: Answering,
  { files, server }: Built,
) => {
  const index = files.get('/index.html')
  const shell = index ? new TextDecoder().decode(index.plain) : null
  const write = shell !== null && server ? documents(shell, files, server) : null
  const editionOf = editions()
  const cached = pageCache<Page | Elsewhere | null>(CACHE, ports.now)
  const cachedCampaigns = pageCache<Page | Elsewhere | null>(CAMPAIGNS, ports.now)
  const drawShell = shell !== null && server ? shells(shell, files, server) : null
  const cachedShells = pageCache<Page>(CACHE, ports.now)
  const compressed = compressor(CACHE.pages)
  const styleOf = server ? siteStyles(server, http.log) : () => ''

  /** The page as its viewer sees it; `null` leaves it to the browser. */
  async function rendered(asked: Asked, personal: boolean): Promise<Page | Elsewhere | null> {
    const { path, search, locale, named, origin, host, site, country, selected } = asked
    const { cookies, timeZone } = asked
    if (!server || !write) return null
    const ask = async (call: Request) => {
      // Looking at a page changes nothing: whatever would is left to the browser.
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
      ask,
    })
    if (!page || 'location' in page) return page
    const own = await styleOf(site)
    if (page.status === 500) return null
    const indexed = page.indexed && !personal
    const document = write({ ...page, indexed, personal }, { origin, path, locale, named, own })
    if (!document) return null
    const body = await compressed(document.html, isFixed(path) ? 'often' : 'once')
    return { status: page.status, body, hashes: document.hashes }
  }

  async function ready(asked: Asked, known: boolean): Promise<Page | Elsewhere | null> {
    const { path, search, locale, named, country, selected, origin, host, site } = asked
    const personal = isPersonal(asked, known)
    const render = () => rendered(asked, personal)
    try {
      const own = personal || (known && !isShared(path)) || shownQuery(path, search) !== ''
      if (own) return await inTime(render())
      const where = [locale, named, country, selected]
      const key = [editionOf(site), origin, host, ...where, known ? path : '?']
      const pages = known && !isFixed(path) ? cachedCampaigns : cached
      return await inTime(pages(key.join(' '), render))
    } catch (error) {
      http.log('error', 'page', { at: stackFrames(error) })
      return null
    }
  }

  /** What stands until the browser has drawn the page. */
  async function shellOf(bare: string, { path, locale, site, visitor }: Asked) {
    const look = { site, locale, own: await styleOf(site) }
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

  async function pageFor(bare: string, asked: Asked, route: string | null) {
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

  return new Elysia({ name: 'pages' }).get(
    '/*',
    async ({ request, status }) => {
      const url = addressed(request)
      if (!url) return status(404, { code: 'not-found' as const })
      const { pathname } = url
      const file = files.get(decoded(pathname))
      if (file && file !== index) return fileResponse(file, request)

      const asked = askedOf(ports, http, request, url)
      if (pathname === MANIFEST_PATH) {
        const body = webManifest(asked.site, asked.locale)
        return new Response(body, { headers: MANIFEST_HEADERS })
      }
      const missing = OTHERS.test(pathname) || /\.[a-z0-9]+$/i.test(pathname)
      if (missing || shell === null) return status(404, { code: 'not-found' as const })
      const route = server === null ? '' : (await server.renderer()).routeAt(asked.path)
      const page = await pageFor(shell, asked, route)
      if ('location' in page) return redirection(page)
      return response(page, request, isPersonal(asked, route !== null))
    },
    { detail: { hide: true } },
  )
}

/** Whether a page is its viewer's own: all are but the public ones, and those that do not exist, to a visitor. */
const isPersonal = ({ path, visitor }: Asked, known: boolean): boolean =>
  !(visitor && (!known || isPublic(path)))

/** Without an answer in time the page is left to the browser, which shows what it waits for. */
const inTime = <T>(page: Promise<T>): Promise<T | null> => {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), TIMEOUT)
  return Promise.race([page, late.promise]).finally(() => clearTimeout(timer))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Leads to the page that stands in for this one, for this viewer and this time. */
const redirection = ({ location }: Elsewhere): Response =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', vary: 'cookie' },
  })

/** The nonce travels beside the page rather than in it, so that the page itself can be kept; see `app/style-nonce.ts`. */
function response({ status, body, hashes }: Page, request: Request, personal: boolean): Response {
  const nonce = randomBytes(16).toString('base64url')
  const { bytes, encoding } = encodedFor(body, request)
  return new Response(bytes, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // What is somebody's own stays in no cache, the one behind a browser's Back included.
      'cache-control': personal ? 'private, no-store' : 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': contentSecurityPolicy(nonce, hashes),
      'server-timing': `style-nonce;desc=${nonce}`,
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
