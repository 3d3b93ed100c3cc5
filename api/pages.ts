import { randomBytes } from 'node:crypto'
import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import { contentSecurityPolicy, type InlineHashes } from './headers.ts'
import { addressed, type Http } from './http.ts'
import { type Asked, askedOf } from './pages/asked.ts'
import type { Built } from './pages/built.ts'
import { documents, shellDocument } from './pages/document.ts'
import { dresser } from './pages/dresser.ts'
import { type Packed, packer, unpacked } from './pages/packed.ts'
import { pageCache } from './pages/page-cache.ts'
import { isPublic, isShared } from './pages/public-pages.ts'
import { MANIFEST_PATH, webManifest } from './pages/web-manifest.ts'
import { fileResponse } from './static-files.ts'
import { whereabouts } from './whereabouts.ts'

/** Paths of others, which the app's own page must not stand in for. */
const OTHERS = /^\/(api|sandbox|swagger|dev)(\/|$)/
/** Long enough for a crowd, so short that somebody who leaves is soon gone from the home page as well. */
const CACHE = { pages: 400, freshFor: 10 * SECOND }

const MANIFEST_HEADERS = {
  'content-type': 'application/manifest+json',
  'cache-control': 'private, no-cache',
  vary: 'cookie',
}

type Page = { readonly status: number; readonly body: Packed; readonly hashes: InlineHashes }
type Answering = { handle(request: Request): Promise<Response> }

/** The built app: its files, its public pages rendered for visitors, and its shell for every other page. */
export const pages = (
  ports: Pick<Ports, 'sites' | 'now'>,
  http: Http,
  api: Answering,
  { files, server }: Built,
) => {
  const index = files.get('/index.html')
  const shell = index ? new TextDecoder().decode(index.plain) : null
  const write = shell !== null && server ? documents(shell, files, server) : null
  const cached = pageCache<Page | null>(CACHE, ports.now)
  const shells = pageCache<Page>(CACHE, ports.now)
  const packed = packer(CACHE.pages)
  const dress = server ? dresser(server, http.log) : () => ''

  /** What anybody who is not logged in sees; `null` leaves the page to the browser. */
  async function rendered({
    path,
    locale,
    named,
    origin,
    host,
    site,
    country,
  }: Asked): Promise<Page | null> {
    if (!server || !write) return null
    const ask = (call: Request) => {
      const { pathname, search } = new URL(call.url)
      const url = new URL(`${pathname}${search}`, `http://${host}`)
      return api.handle(new Request(url, { headers: { 'x-country': country } }))
    }
    const { render } = await server.renderer()
    const page = await render({ path, locale, ask })
    const own = await dress(site)
    const document =
      page && page.status !== 500 && write(page, { origin, path, locale, named, own })
    if (!document) return null
    const body = await packed(document.html, isShared(path) ? 'often' : 'once')
    return { status: page.status, body, hashes: document.hashes }
  }

  async function ready(asked: Asked, known: boolean): Promise<Page | null> {
    const { path, visitor, locale, named, country, origin, host } = asked
    if (!visitor || (known && !isPublic(path))) return null
    const key = [origin, host, locale, named, country, known ? path : '?'].join(' ')
    const render = () => rendered(asked)
    try {
      return await (isShared(path) ? cached(key, render) : render())
    } catch (error) {
      http.log('error', 'page', { at: whereabouts(error) })
      return null
    }
  }

  async function pageFor(shell: string, asked: Asked): Promise<Page> {
    const { path, locale, host, site } = asked
    const known = server === null || (await server.renderer()).isPage(path)
    const page = await ready(asked, known)
    if (page) return page
    const empty = await shells(`${host} ${locale}`, async () => {
      const { html, hashes } = shellDocument(shell, site, locale, await dress(site))
      return { status: 200, body: await packed(html, 'often'), hashes }
    })
    return known ? empty : { ...empty, status: 404 }
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
      return response(await pageFor(shell, asked), request)
    },
    { detail: { hide: true } },
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The nonce travels beside the page rather than in it, so that the page itself can be kept; see `app/style-nonce.ts`. */
function response({ status, body, hashes }: Page, request: Request): Response {
  const nonce = randomBytes(16).toString('base64url')
  const { bytes, encoding } = unpacked(body, request)
  return new Response(bytes, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': contentSecurityPolicy(nonce, hashes),
      'server-timing': `style-nonce;desc=${nonce}`,
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
