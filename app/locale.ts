import type { QueryClient } from '@tanstack/react-query'
import { isLocale, LOCALE_COOKIE_DAYS, type Locale } from '#core/site/locales.ts'
import { settingsQuery } from './site/queries.ts'

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

/** The language to start in: the kept one, else the site's own (spec §7). */
export async function chosenLocale(queries: QueryClient): Promise<Locale> {
  const locale = keptLocale() ?? (await queries.ensureQueryData(settingsQuery)).domain_language
  document.documentElement.lang = locale
  return locale
}
