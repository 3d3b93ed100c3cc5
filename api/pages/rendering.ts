import type { Locale } from '#core/site/locales.ts'
import type { Brand, Settings } from '#core/site/settings.ts'

/** A page somebody wants to see. */
export type PageRequest = {
  readonly path: string
  readonly locale: Locale
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
  readonly boot: Readonly<Record<string, unknown>>
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
  /** Renders a page for a visitor; `null` when the page leads elsewhere. */
  readonly render: (request: PageRequest) => Promise<RenderedPage | null>
  /** Whether the app has a page at a path at all. */
  readonly isPage: (path: string) => boolean
  /** The colours a site has of its own; `null` where it wears those of its brand. */
  readonly ownLook: (look: Look) => OwnLook | null
}
