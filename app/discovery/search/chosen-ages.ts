import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { type AgeChoice, ageChoiceIn, ageChoiceText } from '#core/discovery/searching/own-ages.ts'
import { readCookie, writeCookie } from '../../locales/browser-cookie.ts'

/** A cookie, so that the server renders the same search. */
const COOKIE = 'ages'
const COOKIE_DAYS = 365

/** The ages that a search begins with in this browser; `null` if none were chosen. */
export const chosenAgesQuery = queryOptions({
  queryKey: ['chosen-ages'],
  queryFn: (): AgeChoice | null => ageChoiceIn(readCookie(COOKIE)),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** Remembers the ages of a search; those around one's own age are no choice. */
export function storeChosenAges(queries: QueryClient, { ownAges, minAge, maxAge }: Filters): void {
  const chosen = ownAges ? null : ageChoiceText({ minAge, maxAge })
  writeCookie(COOKIE, chosen ?? '', chosen === null ? 0 : COOKIE_DAYS)
  queries.setQueryData(chosenAgesQuery.queryKey, ageChoiceIn(chosen))
}
