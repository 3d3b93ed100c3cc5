import type { ownPicture } from '#api/accounts/shapes/settings.ts'
import type { BrowserFacts } from '#core/membership/alerts/browser-facts.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Brand, Settings } from '#core/site/settings.ts'

/** A page to render. */
export type PageRequest = {
  readonly path: string
  /** The query string with its question mark; or ''. */
  readonly search: string
  readonly locale: Locale
  /** Another language, to be offered to its visitor; `null` if none. */
  readonly offered: Locale | null
  /** The country for formats of dates, numbers and prices. */
  readonly country: string
  /** Time zone for formatting, if the browser reported one. */
  readonly timeZone: string | null
  /** What the browser reported about its alerts, and when it is evaluated; `null` for public pages. */
  readonly alertFacts: (BrowserFacts & { readonly at: Instant }) | null
  /** The event-log position of the page's data; `null` for public pages. */
  readonly since: string | null
  /** Handles the page's API calls while rendering, within this process. */
  readonly ask: (request: Request) => Promise<Response>
}

/** The LCP image, to preload; `choice` if it has several sizes. */
export type Preload = {
  readonly href: string
  readonly type: string
  readonly choice?: { readonly srcset: string; readonly sizes: string }
}

/** An error of a page's route, such as one thrown by its loader. */
export type RouteFailure = {
  readonly route: string
  readonly code: string
  readonly error: unknown
}

/** A page whose routes failed to load, which is left to the browser. */
export type FailedPage = { readonly failures: readonly RouteFailure[] }

/** A rendered page: head, body, and the state for hydration. */
export type RenderedPage = {
  readonly status: 200 | 404
  /** Matched routes, outermost first. */
  readonly routes: readonly string[]
  /** Text areas used, by their names in the manifest. */
  readonly texts: readonly string[]
  readonly brand: Brand
  readonly siteName: string
  readonly title: string
  readonly description: string
  /** Path of what a shared link to it shows; `null` for the site's. */
  readonly linkPicture: string | null
  /** Whether search engines may index it. */
  readonly indexed: boolean
  readonly preloads: readonly Preload[]
  readonly body: string
  /** Text for browsers without scripts. */
  readonly noScript: string
  /** Notice over a readable page whose app did not start, with a retry. */
  readonly unanswering: { readonly text: string; readonly again: string }
  readonly boot: Readonly<Record<string, unknown>>
}

/** A redirect, such as to the login. */
export type Redirect = { readonly location: string }

/** The shell of a client-rendered page; contains no personal data. */
export type ShellRequest = Pick<PageRequest, 'path' | 'locale'> & {
  readonly site: string
  /** The site's own logo, if it has one, and the one on dark pages. */
  readonly logos: Record<'logo' | 'logo_dark', ReturnType<typeof ownPicture>>
  readonly visitor: boolean
}

/** Parts of the shell. */
export type RenderedShell = {
  /** The page's title, as far as it depends on no data; `null`: the site's. */
  readonly title: string | null
  /** Bars and skeleton, as HTML. */
  readonly body: string
  /** The error message for an app that does not start, as HTML. */
  readonly lastPage: string
  /** Text for browsers without scripts. */
  readonly noScript: string
  /** Routes of the skeleton, outermost first. */
  readonly routes: readonly string[]
  /** Text areas used, by their names in the manifest. */
  readonly texts: readonly string[]
}

/** A site's colour with too little contrast, and its replacement. */
export type ColourCorrection = {
  readonly mode: string
  readonly role: string
  readonly asked: string
  readonly used: string
  readonly contrast: number
}

/** CSS of a site's own colours, and the corrections made. */
export type OwnLook = { readonly css: string; readonly corrections: readonly ColourCorrection[] }

/** The settings that determine a site's colours. */
export type Look = Pick<Settings, 'brand' | 'brandColours'>

/** Pages in words, without scripts or data: the URL is too long, too many requests came from one address, or in all. */
export type PlainPageName = 'too-long' | 'too-fast' | 'too-busy'
export type PlainPage = { readonly title: string; readonly body: string }

/** The SSR bundle's exports. */
export type Renderer = {
  /** Renders a page with its API calls made as the viewer; `null` leaves it to the browser. */
  readonly render: (request: PageRequest) => Promise<RenderedPage | FailedPage | Redirect | null>
  /** Renders the shell of a page. */
  readonly shell: (request: ShellRequest) => Promise<RenderedShell>
  /** Renders a page in words. */
  readonly plainPage: (name: PlainPageName, locale: Locale) => Promise<PlainPage>
  /** The route of a path; `null` if there is none. */
  readonly routeAt: (path: string) => string | null
  /** CSS of a site's own colours; `null` if it has its brand's. */
  readonly ownLook: (look: Look) => OwnLook | null
}
