import { DAY, SECOND } from '#core/shared/time.ts'
import { FROM_BROWSER, LOCALE_COOKIE_DAYS, type Locale } from '#core/site/locales.ts'
import type { Http } from '../http/http.ts'
import type { ParsedPageRequest } from './parse-page-request.ts'

/**
 * A `set-cookie` with the URL's language, for browsers without scripts; `null` if it is not to be stored. A press on
 * the language page, or on an offered language, is a choice; any other link lasts for the visit, and only where none
 * was chosen. The demo stores the browser's language at the first visit, so that the cookie decides from then on
 * (spec §7), marked as nobody's choice: a member's own language comes before it.
 */
export function languageCookie(
  { named, detected, locale, path, cookies }: ParsedPageRequest,
  request: Request,
  { secure }: Pick<Http, 'secure'>,
): string | null {
  if (detected) return cookieOf(`${locale}${FROM_BROWSER}`, true, secure)
  if (!named) return null
  const isStored = /(?:^|;\s*)locale=[a-z]{2}(?:;|$)/.test(cookies)
  // Another site cannot send this header's value. A visit that began with a language has its cookie.
  const isOwnLink = request.headers.get('sec-fetch-site') === 'same-origin'
  const isChoice = isOwnLink && (path === '/lang-config' || !isStored)
  if (!isChoice && isStored) return null
  return cookieOf(locale, isChoice, secure)
}

function cookieOf(
  value: Locale | `${Locale}${typeof FROM_BROWSER}`,
  lasts: boolean,
  secure: boolean,
): string {
  const life = lasts ? `; Max-Age=${(LOCALE_COOKIE_DAYS * DAY) / SECOND}` : ''
  return `locale=${value}${life}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
