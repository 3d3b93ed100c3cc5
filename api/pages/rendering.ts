import type { Locale } from '#core/site/locales.ts'
import type { Brand, Settings } from '#core/site/settings.ts'

/** A page somebody wants to see. */
export type PageRequest = {
  readonly path: string
  /** What the address asks for behind its path, with its question mark; or nothing. */
  readonly search: string
  readonly locale: Locale
  /** The country whose dates, numbers and prices are written. */
  readonly country: string
  /** In which moments are told, where the browser said where it is. */
  readonly timeZone: string | null
  /** The place in the event log after which the page knows nothing yet; `null` where it belongs to nobody. */
  readonly since: string | null
  /** Answers the calls the page makes while it is rendered, within this process. */
  readonly ask: (request: Request) => Promise<Response>
}

/** A picture the page opens with, wanted before anything else; `choice` where it comes in more than one size. */
export type Preload = {
  readonly href: string
  readonly type: string
  readonly choice?: { readonly srcset: string; readonly sizes: string }
}

/** A page as it was rendered: what its head says, what its body shows, and what it starts from in the browser. */
export type RenderedPage = {
  readonly status: 200 | 404 | 500
  /** The routes that made it, from the outermost. */
  readonly routes: readonly string[]
  /** The texts it was written with, as the build's manifest calls them. */
  readonly texts: readonly string[]
  readonly brand: Brand
  readonly siteName: string
  readonly title: string
  readonly description: string
  /** Whether search engines may keep it. */
  readonly indexed: boolean
  readonly preloads: readonly Preload[]
  readonly body: string
  /** What those are told whose browser runs no script. */
  readonly noScript: string
  /** What is said over a page that can be read but whose app did not start, and the way to try again. */
  readonly unanswering: { readonly text: string; readonly again: string }
  readonly boot: Readonly<Record<string, unknown>>
}

/** What a page turned out to be for the one who asks: somewhere else, such as logging in first. */
export type Elsewhere = { readonly location: string }

/** A page that the browser draws, as it stands until then: nothing in it is anybody's. */
export type ShellRequest = Pick<PageRequest, 'path' | 'locale'> & {
  readonly site: string
  readonly visitor: boolean
}

/** The parts of such a page. */
export type RenderedShell = {
  /** The bars, and the room of what comes, as HTML. */
  readonly body: string
  /** What stands there when the app does not start, as HTML. */
  readonly lastPage: string
  /** What those are told whose browser runs no script. */
  readonly noScript: string
  /** The routes it is the skeleton of, from the outermost. */
  readonly routes: readonly string[]
  /** The texts it was written with, as the build's manifest calls them. */
  readonly texts: readonly string[]
}

/** A colour a site asked for that nobody could read, and what stands in for it. */
export type ColourCorrection = {
  readonly mode: string
  readonly role: string
  readonly asked: string
  readonly used: string
  readonly contrast: number
}

/** A site's own colours as a style sheet, and what had to be changed about them. */
export type OwnLook = { readonly css: string; readonly corrections: readonly ColourCorrection[] }

/** What of a site's settings decides its colours. */
export type Look = Pick<Settings, 'brand' | 'brandColours'>

/** The app's own code, built to run on the server. */
export type Renderer = {
  /** Renders a page for whoever the calls it makes are answered for; `null` leaves it to the browser. */
  readonly render: (request: PageRequest) => Promise<RenderedPage | Elsewhere | null>
  /** Renders what stands until the browser has drawn a page. */
  readonly shell: (request: ShellRequest) => Promise<RenderedShell>
  /** The route that makes the page at a path; `null` where the app has none. */
  readonly routeAt: (path: string) => string | null
  /** The colours a site has of its own; `null` where it wears those of its brand. */
  readonly ownLook: (look: Look) => OwnLook | null
}
