import { Elysia, NotFoundError } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { ownPicture } from '../accounts/shapes/settings.ts'
import { endedSessionCookie } from '../http/cookies.ts'
import { type Http, requestUrl } from '../http/http.ts'
import { logEarlyAnswer } from '../http/logs/access-log.ts'
import { stackFrames } from '../http/logs/stack-frames.ts'
import { fileResponse } from '../http/static-files.ts'
import { backToPage, isFilePath, isPagePath } from './back-to-page.ts'
import { compressor } from './compressed.ts'
import { type Built, DOCUMENT, staticFile } from './document/built.ts'
import { withIcon } from './document/frame.ts'
import { bareShell, shells } from './document/shell.ts'
import { siteStyles } from './document/site-styles.ts'
import { inTime } from './in-time.ts'
import { languageCookie } from './language-cookie.ts'
import { nicheLander } from './niche-lander.ts'
import { objectVersions } from './object-versions.ts'
import { pageCache } from './page-cache.ts'
import { type Marks, type Page, pageResponse, redirection, redirectTo } from './page-response.ts'
import { type ParsedPageRequest, parsePageRequest } from './parse-page-request.ts'
import { isTooLong, plainPages } from './plain-pages.ts'
import { isForAll, isKnownPath, isShared, shownQuery } from './public-pages.ts'
import { isOverloaded, pageRenderer, type Rendered } from './render-page.ts'
import type { PlainPageName } from './rendering.ts'
import { type ViewerPorts, viewerOf } from './viewer.ts'
import { PAGE_CACHE, type VisitorPages, visitorPages } from './visitor-pages.ts'
import { MANIFEST_PATH, webManifest } from './web-manifest.ts'

const MANIFEST_HEADERS = {
  'content-type': 'application/manifest+json',
  'cache-control': 'private, no-cache',
  vary: 'accept-language, cookie',
}

type Answering = { handle(request: Request): Promise<Response> }

/** The built app: static files, pages rendered with their data, and a shell where rendering times out. */
export const pages = (
  ports: Pick<Ports, 'sites'> & ViewerPorts,
  http: Http,
  api: Answering,
  built: Built,
  cached: VisitorPages = visitorPages(ports.now),
) => {
  const { files, server } = built
  const index = files.get(DOCUMENT)
  const shell = index ? new TextDecoder().decode(index.plain) : null
  const compressed = compressor(PAGE_CACHE.pages)
  const styleOf = server ? siteStyles(server, http.log) : () => ''
  const renderer =
    shell !== null && server
      ? pageRenderer({ ports, http, api, files, shell, server, compressed, styleOf })
      : null
  const editionOf = objectVersions()
  const drawShell = shell !== null && server ? shells(shell, files, server) : null
  const cachedShells = pageCache<Page>(PAGE_CACHE, ports.now)
  const inWords = shell !== null && server ? plainPages(shell, files, server) : null

  /** The page for its viewer; `null` leaves it to the browser, `'busy'` if too many are being rendered. */
  async function ready(asked: ParsedPageRequest, known: boolean): Promise<Rendered | 'busy'> {
    if (!renderer) return null
    const { path, search, locale, named, offered, country, selected, origin, host, site } = asked
    const personal = isPersonal(asked, known)
    const render = () => renderer.render(asked, personal)
    try {
      const own = personal || (known && !isShared(path)) || shownQuery(path, search) !== ''
      if (own) return await inTime(http, render())
      const where = [locale, named, offered, country, selected]
      const key = [editionOf(site), origin, host, ...where, known ? path : '?']
      const shared = known && !isKnownPath(path) ? cached.campaigns : cached.known
      return await inTime(http, shared.get(key.join(' '), render))
    } catch (error) {
      // A member's page is left to the browser; a visitor's may be a crawler's, which would take a shell for the page.
      if (isOverloaded(error)) {
        http.log('debug', 'page.shed')
        return asked.visitor ? 'busy' : null
      }
      http.log('error', 'page', { where: stackFrames(error) })
      return null
    }
  }

  /** The shell, until the browser has rendered the page. */
  async function shellOf(bare: string, { path, locale, site, visitor }: ParsedPageRequest) {
    const look = { site, locale, visitor, own: await styleOf(site) }
    if (!server || !drawShell) return bareShell(bare, look)
    try {
      const { shell } = await server.renderer()
      const { name, logo, logoDark } = site.settings
      const logos = { logo: ownPicture(logo, 'logo'), logo_dark: ownPicture(logoDark, 'logo') }
      return drawShell(await shell({ path, locale, visitor, site: name, logos }), look)
    } catch (error) {
      http.log('error', 'shell', { where: stackFrames(error) })
      return bareShell(bare, look)
    }
  }

  async function emptyPage(bare: string, asked: ParsedPageRequest, route: string | null) {
    const { locale, host, visitor, site } = asked
    const key = [editionOf(site), host, locale, visitor, route].join(' ')
    const empty = await cachedShells.get(key, async () => {
      const { html, hashes } = await shellOf(bare, asked)
      const shown = withIcon(html, site.settings.icon)
      return { status: 200, body: await compressed(shown, 'often'), hashes }
    })
    return route !== null ? empty : { ...empty, status: 404 }
  }

  const marks = (asked: ParsedPageRequest, request: Request): Marks => ({
    cookies: [
      languageCookie(asked, request, http) ?? [],
      asked.ended ? endedSessionCookie(http) : [],
    ].flat(),
    revoked: asked.ended === 'revoked',
  })

  return new Elysia({ name: 'pages' })
    .onRequest(({ request }) => {
      const back = backToPage(request)
      if (back) logEarlyAnswer(http, request, back.status)
      return back
    })
    .get(
      '/*',
      async ({ request }) => {
        const url = requestUrl(request)
        if (!url) throw new NotFoundError()
        const { pathname } = url
        const file = staticFile(built, pathname)
        if (file) return fileResponse(file, request)
        const viewer = await viewerOf(ports, http, request)
        const asked = parsePageRequest(ports, http, request, url, viewer)
        if (pathname === MANIFEST_PATH) {
          const body = webManifest(asked.site, asked.locale)
          return new Response(body, { headers: MANIFEST_HEADERS })
        }
        const missing = !isPagePath(pathname) || isFilePath(pathname)
        if (missing || shell === null) throw new NotFoundError()
        const inPlainWords = async (name: PlainPageName) =>
          inWords?.(name, { ...asked, own: await styleOf(asked.site) })
        const tooLong = isTooLong(url) && (await inPlainWords('too-long'))
        if (tooLong) return tooLong
        const route = server === null ? '' : (await server.renderer()).routeAt(asked.path)
        const niche = route && (await inTime(http, nicheLander(ports, http, asked, url)))
        if (niche) return redirectTo(niche)
        const page = await ready(asked, route !== null)
        const busy = page === 'busy' && (await inPlainWords('too-busy'))
        if (busy) return busy
        if (page !== null && page !== 'busy') {
          if ('location' in page) return redirection(page, asked)
          return pageResponse(
            page,
            request,
            isPersonal(asked, route !== null),
            marks(asked, request),
          )
        }
        return pageResponse(
          await emptyPage(shell, asked, route),
          request,
          true,
          marks(asked, request),
        )
      },
      { detail: { hide: true } },
    )
}

/** Whether a page depends on its viewer: all except those for all visitors, and 404s for visitors. */
const isPersonal = ({ path, search, visitor }: ParsedPageRequest, known: boolean): boolean =>
  !(visitor && (!known || isForAll(path, search)))
