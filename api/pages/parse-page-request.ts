import { type BrowserFacts, factsIn } from '#core/membership/alerts/browser-facts.ts'
import type { Ports } from '#core/ports.ts'
import type { Locale } from '#core/site/locales.ts'
import { chooseLocale, type LocaleChoice, preferredLocale } from '#core/site/pages/locale-choice.ts'
import type { Site } from '#core/site/settings.ts'
import { countryTimeZone } from '#core/site/time-zones.ts'
import { countryOf, selectedCountryOf } from '../http/country.ts'
import { type Http, originOf, withHost } from '../http/http.ts'
import type { Viewer } from './viewer.ts'

/** A page request: path, site and viewer. */
export type ParsedPageRequest = {
  readonly path: string
  /** The query string with its question mark; or ''. */
  readonly search: string
  readonly origin: string
  /** The domain of the site, not the requested host: requests cannot forge URLs or cache keys. */
  readonly host: string
  readonly site: Site
  readonly locale: Locale
  /** Whether the URL specifies the language. */
  readonly named: boolean
  /** Whether the URL or a cookie specifies it. */
  readonly chosen: boolean
  /** Whether the demo took it from the browser's setting. */
  readonly detected: boolean
  /** Another language to offer a visitor: the browser prefers it, and nobody chose one. */
  readonly offered: Locale | null
  readonly country: string
  /** The chosen country, else the same. */
  readonly selected: string
  /** Whether the viewer is a visitor. */
  readonly visitor: boolean
  /** How the session of the request's cookie ended; `null` if it did not, or there is none. */
  readonly ended: Viewer['ended']
  /** The viewer's time zone: as reported by the browser, else that of a member's country. */
  readonly timeZone: string | null
  /** What the browser reported about its alerts. */
  readonly alertFacts: BrowserFacts
  /** The request's cookies. */
  readonly cookies: string
}

/** A site's canonical origin, whatever the requested host. */
export const siteOrigin = (http: Http, request: Request, { settings }: Site): string =>
  http.publicUrl === null ? withHost(http.webhookOrigin, settings.domain) : originOf(http, request)

/** Parses a page request. */
export function parsePageRequest(
  { sites }: Pick<Ports, 'sites'>,
  http: Http,
  request: Request,
  { pathname, search, hostname, searchParams }: URL,
  { visitor, ended }: Viewer,
): ParsedPageRequest {
  const forced = http.development ? searchParams.get('forced_domain') : null
  const site = sites.at(forced ?? hostname)
  const { domain, countries, languages } = site.settings
  const country = countryOf(http, request, countries)
  const cookies = request.headers.get('cookie') ?? ''
  const preferred = preferredLocale(request.headers.get('accept-language') ?? '', languages)
  const { locale, by } = localeOf(
    { url: searchParams.get('lang'), cookies, browser: http.development ? preferred : null },
    site,
  )
  return {
    path: pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname,
    search,
    origin: siteOrigin(http, request, site),
    host: domain,
    site,
    locale,
    named: by === 'url',
    chosen: by === 'url' || by === 'cookie',
    detected: by === 'browser',
    offered: visitor && by === 'site' && preferred !== locale ? preferred : null,
    country,
    selected: selectedCountryOf(http, request, countries),
    visitor,
    ended,
    // The default is for a member's first page: a browser in another zone re-renders it.
    timeZone: timeZoneOf(cookies) ?? (visitor ? null : countryTimeZone(country)),
    alertFacts: alertFactsOf(cookies),
    cookies,
  }
}

/** The time zone from the app's cookie; an invalid one is ignored. */
function timeZoneOf(cookies: string): string | null {
  const said = /(?:^|;\s*)tz=([\w+/-]{1,64})/.exec(cookies)?.[1]
  if (said === undefined) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: said })
    return said
  } catch {
    return null
  }
}

/** The alerts' facts from the app's cookie; a malformed one says nothing. */
const alertFactsOf = (cookies: string): BrowserFacts =>
  factsIn(/(?:^|;\s*)notices=([^;]*)/.exec(cookies)?.[1] ?? null)

type Said = {
  readonly url: string | null
  readonly cookies: string
  readonly browser: Locale | null
}

/** Language of the URL, else the one chosen earlier, else the site's own (spec §7). */
const localeOf = ({ url, cookies, browser }: Said, { settings }: Site): LocaleChoice =>
  chooseLocale(
    { url, cookie: /(?:^|;\s*)locale=([a-z]{2})/.exec(cookies)?.[1] ?? null, browser },
    settings,
  )
