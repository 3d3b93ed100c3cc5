import { Elysia } from 'elysia'
import { errors } from '#api/http/errors.ts'
import type { Http } from '#api/http/http.ts'
import type { StaticFile } from '#api/http/static-files.ts'
import type { Built } from '#api/pages/document/built.ts'
import { pageMethods } from '#api/pages/page-methods.ts'
import { pages } from '#api/pages/pages.ts'
import type {
  FailedPage,
  OwnLook,
  PageRequest,
  Redirect,
  RenderedPage,
  RenderedShell,
  ShellRequest,
} from '#api/pages/rendering.ts'
import { visitorPages } from '#api/pages/visitor-pages.ts'
import { MINUTE } from '#core/shared/time.ts'
import type { Settings, Site } from '#core/site/settings.ts'
import { HTTP, openApi, uuid } from './open-api.ts'

const SHELL = [
  '<!doctype html><html lang="nl"><head><title>Vonk</title>',
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />',
  '<script type="module" crossorigin src="/assets/main.js"></script>',
  '<link rel="stylesheet" href="/assets/main.css"></head>',
  '<body><div id="app"></div></body></html>',
].join('')

const file = (type: string, text: string): StaticFile => ({
  type,
  etag: '"1"',
  immutable: true,
  plain: new TextEncoder().encode(text),
  br: null,
  gzip: null,
})

const files = new Map([
  ['/index.html', file('text/html', SHELL)],
  ['/assets/main.css', file('text/css', 'body{margin:0}')],
  ['/assets/gallery.css', file('text/css', '.wall{color:red}')],
  ['/assets/figtree-letters-1.woff2', file('font/woff2', '')],
])

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, css: ['assets/main.css'] },
  'routes/_lander/landers.gallery.{-$slug}.tsx?tsr-split=component': {
    file: 'assets/gallery.js',
    css: ['assets/gallery.css'],
  },
  'locales/nl/landers.json': { file: 'assets/landers-nl.js' },
}

const KNOWN = /^\/($|landers\/gallery|members|chats|pricing$|credits$|[0-9a-f]{8}$)/

/** A renderer that returns its input, and requests the site's name from the API as the app does. */
export function openPages(
  over: Partial<RenderedPage> | FailedPage | Redirect | 'unanswered' | 'slow' = {},
  server: 'built' | 'missing' = 'built',
  own: OwnLook | null = null,
  {
    others = [],
    settings = {},
    ...served
  }: Partial<Http> & {
    readonly others?: readonly Site[]
    readonly settings?: Partial<Settings>
  } = {},
) {
  const world = openApi({ others, settings })
  const logged: unknown[] = []
  const http: Http = {
    ...HTTP,
    // However slow the machine is: only a page that is meant to be late gets the default.
    ...(over !== 'slow' && { pageTimeout: MINUTE }),
    // What is only counted is no line.
    log: (...line) => line[0] !== 'debug' && logged.push(line),
    ...served,
  }
  const renderRequests: PageRequest[] = []
  let held: Promise<void> | null = null
  /** Every rendering waits until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  const render = async (
    request: PageRequest,
  ): Promise<RenderedPage | FailedPage | Redirect | null> => {
    renderRequests.push(request)
    await held
    if (over === 'unanswered') return null
    if (over === 'slow') return new Promise(() => {})
    if ('location' in over || 'failures' in over) return over
    const settings = await request.ask(new Request('http://localhost/api/settings.php'))
    const { name, brand } = await settings.json()
    return {
      status: KNOWN.test(request.path) ? 200 : 404,
      routes: ['__root__', '/_lander/landers/gallery/{-$slug}'],
      brand,
      texts: ['locales/nl/landers.json'],
      siteName: name,
      title: `${name} & you`,
      description: 'Take your time.',
      indexed: true,
      linkPicture: null,
      preloads: [],
      body: `<main>${request.path} ${request.locale}</main>`,
      noScript: 'Without scripts one can read.',
      unanswering: { text: 'It can be read <only>', again: 'Again' },
      boot: { locale: request.locale, offered: request.offered, said: '</script>' },
      ...over,
    }
  }
  const shell = async ({ path, locale, site, visitor }: ShellRequest): Promise<RenderedShell> => {
    if (path === '/chats/broken') throw new Error('this one cannot be drawn')
    return {
      title: path === '/chats' ? 'Messages & more' : null,
      body: `<nav>${site} ${locale} ${visitor ? 'visitor' : 'member'}</nav>`,
      lastPage: '<h1>It will not load</h1>',
      noScript: 'Turn scripts <on>',
      routes: ['__root__', '/_lander/landers/gallery/{-$slug}'],
      texts: ['locales/nl/landers.json'],
    }
  }
  const half = {
    renderer: async () => ({
      render,
      shell,
      routeAt: (path: string) => (KNOWN.test(path) ? path : null),
      ownLook: () => own,
      plainPage: async (name: string, locale: string) => ({
        title: `${name} <${locale}>`,
        body: `<h1>${name}</h1>`,
      }),
    }),
    check: async () => null,
    manifest,
    early: 'start()',
    watch: 'watch()',
  }
  const built: Built = { files, server: server === 'built' ? half : null }
  const apiCookies: (string | null)[] = []
  const api = {
    handle: (request: Request) => {
      apiCookies.push(request.headers.get('cookie'))
      return world.api.handle(request)
    },
  }
  const cached = visitorPages(world.now)
  const app = new Elysia()
    .use(pageMethods(world, http, built))
    .use(errors(http))
    .use(pages(world, http, api, built, cached))
  const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const url = new URL(path, 'http://localhost')
    const response = await app.handle(new Request(url, { headers }))
    return { response, html: await response.clone().text() }
  }
  /** The cookie of a member who is logged in. */
  const memberCookie = async (name = 'ann') => {
    const id = uuid(name.charCodeAt(0))
    await world.member(id)
    return (await world.signedIn(id)).cookie() ?? ''
  }
  return {
    ...world,
    app,
    renderRequests,
    built,
    apiCookies,
    logged,
    open,
    memberCookie,
    cached,
    hold,
  }
}
