import { COUNTRIES, type Country, isCountry } from '#core/site/countries.ts'
import type { Http } from './http.ts'

/** The visitor's detected country, and the one they chose. */
type GeoLocation = { readonly country: string; readonly selected: string }

const askedFrom = new WeakMap<Request, GeoLocation>()

/** An internal request by this server, on behalf of someone in a country. */
export function onBehalfOf(geoLocation: GeoLocation, request: Request): Request {
  askedFrom.set(request, geoLocation)
  return request
}

/** The country of the network, by a trusted proxy's header; `null` without. Others could forge the header. */
export function networkCountryOf(
  { behindProxy }: Pick<Http, 'behindProxy'>,
  request: Request,
): Country | null {
  const header = behindProxy ? request.headers.get('x-country') : null
  const said = (header ?? '').toUpperCase()
  return isCountry(said) ? said : null
}

/** The detected country: of the network, else of the first preferred language, else the site's own. */
export function countryOf(
  http: Pick<Http, 'behindProxy'>,
  request: Request,
  countries: readonly Country[],
): Country {
  const asked = askedFrom.get(request)?.country ?? ''
  const known = isCountry(asked) ? asked : networkCountryOf(http, request)
  if (known) return known
  const preferred = request.headers.get('accept-language')?.split(',')[0]?.split('-')[1] ?? ''
  const region = preferred.slice(0, 2).toUpperCase()
  return isCountry(region) ? region : (countries[0] ?? COUNTRIES[0] ?? 'NL')
}

/** The chosen country (spec §3, `geoip_selected_country`), else the detected one. */
export function selectedCountryOf(
  http: Pick<Http, 'behindProxy'>,
  request: Request,
  countries: readonly Country[],
): Country {
  const cookies = request.headers.get('cookie') ?? ''
  const cookie = /(?:^|;\s*)country=([A-Z]{2})(?:;|$)/.exec(cookies)?.[1]
  const said = askedFrom.get(request)?.selected ?? cookie ?? ''
  return isCountry(said) ? said : countryOf(http, request, countries)
}
