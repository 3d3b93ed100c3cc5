import { positionText } from '#core/platform/events/view-consumers.ts'
import type { Ports } from '#core/ports.ts'
import { limitConcurrency } from '#core/shared/concurrency.ts'
import { Overloaded } from '#core/shared/result.ts'
import type { Site } from '#core/site/settings.ts'
import { onBehalfOf } from '../http/country.ts'
import type { Http } from '../http/http.ts'
import { stackFrames } from '../http/logs/stack-frames.ts'
import { linkPictureOf } from '../site/shapes/link-picture.ts'
import type { compressor } from './compressed.ts'
import type { ServerHalf } from './document/built.ts'
import { documents } from './document/document.ts'
import { type Files, withIcon } from './document/frame.ts'
import { pageTimeout } from './in-time.ts'
import type { Page } from './page-response.ts'
import type { ParsedPageRequest } from './parse-page-request.ts'
import { isKnownPath, isPublic, shownQuery } from './public-pages.ts'
import type { Redirect } from './rendering.ts'

/** Rendering is work of this process alone: more at once are no faster, and each holds its page in memory. */
const RENDERINGS = { atOnce: 4, waiting: 32 }
/** Of what a page waits for its data a member's waits so much for its turn: by then the browser has rendered it sooner. */
const TURN_SHARE = 1 / 12
/** More than four times our largest page: what is larger repeats something without end. */
const MOST_BYTES = 1024 * 1024

/** Calls that only read: they are POSTs as what they ask about must not be in a log. */
const READING_POSTS = new Set(['/api/links'])

type Answering = { handle(request: Request): Promise<Response> }

type Context = {
  readonly ports: Pick<Ports, 'reads' | 'now'>
  readonly http: Http
  readonly api: Answering
  readonly files: Files
  readonly shell: string
  readonly server: ServerHalf
  readonly compressed: ReturnType<typeof compressor>
  readonly styleOf: (site: Site) => string | Promise<string>
}

/** A page with its data; `null` leaves it to the browser. */
export type Rendered = Page | Redirect | null

/** Renders pages, a few at once: throws `Overloaded` when too many wait. */
export function pageRenderer({ ports, http, api, files, shell, server, ...context }: Context) {
  const { compressed, styleOf } = context
  const write = documents(shell, files, server)
  const limited = limitConcurrency(RENDERINGS)

  async function rendered(asked: ParsedPageRequest, personal: boolean): Promise<Rendered> {
    const { path, search, locale, named, offered, origin, host, site, country, selected } = asked
    const { cookies, timeZone, alertFacts } = asked
    const ask = async (call: Request) => {
      const { method } = call
      const { pathname, search } = new URL(call.url)
      // Viewing a page has no side effects: calls that write are left to the browser.
      const reads = method === 'GET' || (method === 'POST' && READING_POSTS.has(pathname))
      if (!reads) return new Response(null, { status: 405 })
      const url = new URL(`${pathname}${search}`, `http://${host}`)
      const headers = new Headers(personal ? { [http.cookieHeader]: cookies } : {})
      const type = call.headers.get('content-type')
      if (type !== null) headers.set('content-type', type)
      const body = method === 'GET' ? null : await call.text()
      const own = new Request(url, { method, headers, body })
      return api.handle(onBehalfOf({ country, selected }, own))
    }
    const { render } = await server.renderer()
    const page = await render({
      since: personal ? positionText(await ports.reads.events.end()) : null,
      path,
      search: personal ? search : shownQuery(path, search),
      locale,
      offered,
      country: selected,
      timeZone: personal ? timeZone : null,
      alertFacts: personal ? { ...alertFacts, at: ports.now() } : null,
      ask,
    })
    if (!page || 'location' in page) return page
    if ('failures' in page) {
      for (const { route, code, error } of page.failures)
        http.log('error', 'page', { route, code, where: stackFrames(error) })
      return null
    }
    const own = await styleOf(site)
    const indexed = page.indexed && !personal && isPublic(path)
    const { languages, icon } = site.settings
    const linkPicture = linkPictureOf(site.settings)
    const address = { origin, path, locale, named, languages }
    const document = write({ ...page, indexed, personal }, { ...address, own, linkPicture })
    if (!document) return null
    const bytes = document.html.length
    if (bytes > MOST_BYTES) {
      http.log('error', 'page', { route: page.routes.at(-1) ?? '', code: 'page.too-large', bytes })
      return null
    }
    // A member's page is sent to nobody else.
    const html = withIcon(document.html, icon)
    const body = await compressed(html, !personal && isKnownPath(path) ? 'often' : 'once')
    return { status: page.status, body, hashes: document.hashes }
  }

  return {
    /** Renders when it is its turn; not at all if nobody waits any more, or the browser is sooner. */
    render: (asked: ParsedPageRequest, personal: boolean): Promise<Rendered> => {
      const late = ports.now() + pageTimeout(http) * (asked.visitor ? 1 : TURN_SHARE)
      return limited(async () => {
        if (ports.now() > late) {
          if (asked.visitor) return null
          throw new Overloaded('a member’s page has waited too long')
        }
        const began = performance.now()
        const page = await rendered(asked, personal)
        http.log('debug', 'page.rendered', { ms: Math.round(performance.now() - began) })
        return page
      })
    },
  }
}

export const isOverloaded = (error: unknown): boolean => error instanceof Overloaded
