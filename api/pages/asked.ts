import type { Ports } from '#core/ports.ts'
import { chooseLocale } from '#core/site/locale-choice.ts'
import { isLocale, type Locale } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import { sessionToken } from '../http/cookies.ts'
import { countryOf, selectedCountryOf } from '../http/country.ts'
import { type Http, originOf, withHost } from '../http/http.ts'

/** A page as it is asked for: which one, at which site, by whom. */
export type Asked = {
  readonly path: string
  /** What the address asks for behind its path, with its question mark; or nothing. */
  readonly search: string
  readonly origin: string
  /** The domain of the site that is shown, whatever host was asked: no request makes up an address or a cache entry. */
  readonly host: string
  readonly site: Site
  readonly locale: Locale
  /** Whether the address itself names the language. */
  readonly named: boolean
  readonly country: string
  /** The country they chose, else the same. */
  readonly selected: string
  /** Nobody who is logged in. */
  readonly visitor: boolean
  /** Where the viewer's clock stands: as the browser said, else as in a member's country. */
  readonly timeZone: string | null
  /** What the browser sent to say who it is. */
  readonly cookies: string
}

/** Where a site is known to be, whatever host a request for it named. */
export const siteOrigin = (http: Http, request: Request, { settings }: Site): string =>
  http.publicUrl === null ? withHost(http.webhookOrigin, settings.domain) : originOf(http, request)

/** Reads what a request for a page says. */
export function askedOf(
  { sites }: Pick<Ports, 'sites'>,
  http: Http,
  request: Request,
  { pathname, search, hostname, searchParams }: URL,
): Asked {
  const forced = http.development ? searchParams.get('forced_domain') : null
  const site = sites.at(forced ?? hostname)
  const { domain, countries } = site.settings
  const asked = searchParams.get('lang') ?? ''
  const country = countryOf(http, request, countries)
  const visitor = sessionToken(http, request) === null
  return {
    path: pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname,
    search,
    origin: siteOrigin(http, request, site),
    host: domain,
    site,
    locale: localeOf(request, asked, site),
    named: isLocale(asked),
    country,
    selected: selectedCountryOf(http, request, countries),
    visitor,
    timeZone:
      timeZoneOf(request.headers.get('cookie') ?? '') ?? (visitor ? null : clockOf(country)),
    cookies: request.headers.get('cookie') ?? '',
  }
}

/** Where clocks stand otherwise than in most of the countries we serve. */
const CLOCKS: Readonly<Record<string, string>> = {
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
}

/** The clock of a country, for a member's first page: a browser that keeps another one draws it anew. */
const clockOf = (country: string): string => CLOCKS[country] ?? 'Europe/Amsterdam'

/** The time zone the app left in a cookie; a name that is none tells nothing. */
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

/** The language an address asks for, else the one the visitor chose before, else the site's own (spec §7). */
function localeOf(request: Request, asked: string, { settings }: Site): Locale {
  if (isLocale(asked)) return asked
  const cookies = request.headers.get('cookie') ?? ''
  const cookie = /(?:^|;\s*)locale=([a-z]{2})/.exec(cookies)?.[1] ?? null
  return chooseLocale({ cookie }, settings)
}
