import type { Ports } from '#core/ports.ts'
import { chooseLocale } from '#core/site/locale-choice.ts'
import { isLocale, type Locale } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import { sessionToken } from '../cookies.ts'
import { type Http, originOf } from '../http.ts'
import { countryOf } from '../site.ts'

/** A page as it is asked for: which one, at which site, by whom. */
export type Asked = {
  readonly path: string
  readonly origin: string
  /** The host whose site is shown; in development another one may be forced (product.md §3). */
  readonly host: string
  readonly site: Site
  readonly locale: Locale
  /** Whether the address itself names the language. */
  readonly named: boolean
  readonly country: string
  /** Nobody who is logged in. */
  readonly visitor: boolean
}

/** Reads what a request for a page says. */
export function askedOf(
  { sites }: Pick<Ports, 'sites'>,
  http: Http,
  request: Request,
  { pathname, hostname, searchParams }: URL,
): Asked {
  const forced = http.development ? searchParams.get('forced_domain') : null
  const host = forced ?? hostname
  const site = sites.at(host)
  const asked = searchParams.get('lang') ?? ''
  return {
    path: pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname,
    origin: originOf(http, request),
    host,
    site,
    locale: localeOf(request, asked, site),
    named: isLocale(asked),
    country: countryOf(request, site.settings.countries),
    visitor: sessionToken(http, request) === null,
  }
}

/** The language an address asks for, else the one the visitor chose before, else the site's own (spec §7). */
function localeOf(request: Request, asked: string, { settings }: Site): Locale {
  if (isLocale(asked)) return asked
  const cookies = request.headers.get('cookie') ?? ''
  const cookie = /(?:^|;\s*)locale=([a-z]{2})/.exec(cookies)?.[1] ?? null
  return chooseLocale({ cookie }, settings)
}
