import type { QueryClient } from '@tanstack/react-query'
import {
  DEFAULT_DATE_LOCALE,
  isLocale,
  LOCALE_COOKIE_DAYS,
  type Locale,
} from '#core/site/locales.ts'
import { keptCountry } from '../locales/home-country.ts'
import { settingsQuery } from './queries.ts'

const COOKIE = 'locale'

/** The language this browser chose before, if it did. */
function keptLocale(): Locale | null {
  const pairs = document.cookie.split(';').map((pair) => pair.trim().split('='))
  const kept = pairs.find(([name]) => name === COOKIE)?.[1] ?? ''
  return isLocale(kept) ? kept : null
}

/** Keeps the chosen language for a year (spec §9). */
export function keepLocale(locale: Locale): void {
  const seconds = LOCALE_COOKIE_DAYS * 86_400
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax`
}

/** The language to start in: the kept one, else the page's own, which the server chose so; where none did, the site's (spec §7). */
export async function chosenLocale(queries: QueryClient): Promise<Locale> {
  const { documentElement: page } = document
  const locale =
    keptLocale() ?? (isDressed(page) && isLocale(page.lang) ? page.lang : await siteLocale(queries))
  page.lang = locale
  return locale
}

/** The country whose ways of writing are followed: the kept one, else where the server sees the asker. */
export const chosenCountry = async (queries: QueryClient): Promise<string> =>
  keptCountry() ??
  queries.ensureQueryData(settingsQuery).then(
    ({ geoip_selected_country }) => geoip_selected_country,
    () => '',
  )

/** Whether a server made this page for its site: it then has the site's look and language. */
export const isDressed = ({ dataset }: HTMLElement): boolean => dataset.brand !== undefined

/** A site that does not answer is not waited for to say so. */
const siteLocale = (queries: QueryClient): Promise<Locale> =>
  queries.ensureQueryData(settingsQuery).then(
    ({ domain_language }) => domain_language,
    () => DEFAULT_DATE_LOCALE,
  )
