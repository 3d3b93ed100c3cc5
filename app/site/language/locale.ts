import type { QueryClient } from '@tanstack/react-query'
import {
  DEFAULT_DATE_LOCALE,
  FROM_BROWSER,
  isLocale,
  LOCALE_COOKIE_DAYS,
  type Locale,
} from '#core/site/locales.ts'
import { readCookie, writeCookie } from '../../locales/browser-cookie.ts'
import { storedCountry } from '../../locales/home-country.ts'
import { settingsQuery } from '../queries.ts'

const COOKIE = 'locale'

/** The language stored in this browser, if any: chosen, or in a demo the browser's own. */
export function storedLocale(): Locale | null {
  const stored = (readCookie(COOKIE) ?? '').replace(FROM_BROWSER, '')
  return isLocale(stored) ? stored : null
}

/** The language chosen in this browser, if any. */
export const locallyChosenLocale = (): Locale | null =>
  readCookie(COOKIE)?.endsWith(FROM_BROWSER) ? null : storedLocale()

/** Stores the chosen language for a year (spec §9). */
export const storeLocale = (locale: Locale): void => writeCookie(COOKIE, locale, LOCALE_COOKIE_DAYS)

/** The language of the URL, from a search engine, a mail or somebody else. */
function namedLocale(): Locale | null {
  const named = new URLSearchParams(location.search).get('lang') ?? ''
  return isLocale(named) ? named : null
}

/** Stores the URL's language for this visit, unless one was chosen: nobody's link changes that. */
export function storeNamedLocale(): void {
  const named = namedLocale()
  if (named && locallyChosenLocale() === null) writeCookie(COOKIE, named, null)
}

/** The initial language: the URL's, stored, else the page's from the server, else the site's (spec §7). */
export async function chosenLocale(queries: QueryClient): Promise<Locale> {
  const { documentElement: page } = document
  const locale =
    namedLocale() ??
    storedLocale() ??
    (isServerRendered(page) && isLocale(page.lang) ? page.lang : await siteLocale(queries))
  page.lang = locale
  return locale
}

/** The country for formats: stored, else detected by the server. */
export const chosenCountry = async (queries: QueryClient): Promise<string> =>
  storedCountry() ??
  queries.ensureQueryData(settingsQuery).then(
    ({ geoip_selected_country }) => geoip_selected_country,
    () => '',
  )

/** Whether the page is server-rendered: it has the site's theme and language. */
export const isServerRendered = ({ dataset }: HTMLElement): boolean => dataset.brand !== undefined

/** Do not wait for a site that does not respond. */
const siteLocale = (queries: QueryClient): Promise<Locale> =>
  queries.ensureQueryData(settingsQuery).then(
    ({ domain_language }) => domain_language,
    () => DEFAULT_DATE_LOCALE,
  )
