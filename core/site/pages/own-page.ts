import type { Instant } from '../../shared/time.ts'
import type { Locale } from '../locales.ts'
import type { PageName } from './text-pages.ts'

/** A piece of a line: plain, or with one meaning. A link leads to a page of the site, another site or a mail address. */
export type Span = {
  readonly text: string
  readonly strong?: true
  readonly emphasis?: true
  readonly href?: string
}

/** A block of a page, as its Markdown says. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Span[])[]
    }

/** An operator's own text of a page in one language, in place of the product's. */
export type OwnPage = {
  /** 1, 2, 3, … */
  readonly version: number
  readonly at: Instant
  readonly blocks: readonly Block[]
}

/** The pages that a site has texts of its own for. */
export type OwnPages = Readonly<
  Partial<Record<PageName, Readonly<Partial<Record<Locale, OwnPage>>>>>
>
