import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'

/** A language that the visitor's browser prefers to the page's, with its own words. */
export type LanguageOffer = {
  readonly locale: Locale
  /** The page's own. */
  readonly page: Locale
  readonly question: string
  readonly decline: string
}

/** The offered language; nothing if there is none. It comes with the server's page, and is never asked for. */
export const languageOfferQuery = queryOptions({
  queryKey: ['language-offer'],
  queryFn: (): LanguageOffer | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
})
