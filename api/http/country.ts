import { COUNTRIES, type Country, isCountry } from '#core/site/countries.ts'
import type { Http } from './http.ts'

/** Where somebody seems to be, and the country they chose. */
type Whereabouts = { readonly country: string; readonly selected: string }

const askedFrom = new WeakMap<Request, Whereabouts>()

/** A request that this server makes of itself, on behalf of somebody in a country. */
export function onBehalfOf(whereabouts: Whereabouts, request: Request): Request {
  askedFrom.set(request, whereabouts)
  return request
}

/**
 * Where the asker seems to be: what a proxy of ours says, else the first language they prefer, else the site's own
 * country. Without a proxy anybody could say it.
 */
export function countryOf(
  { behindProxy }: Pick<Http, 'behindProxy'>,
  request: Request,
  countries: readonly Country[],
): Country {
  const header = behindProxy ? request.headers.get('x-country') : null
  const said = (askedFrom.get(request)?.country ?? header ?? '').toUpperCase()
  if (isCountry(said)) return said
  const preferred = request.headers.get('accept-language')?.split(',')[0]?.split('-')[1] ?? ''
  const region = preferred.slice(0, 2).toUpperCase()
  return isCountry(region) ? region : (countries[0] ?? COUNTRIES[0] ?? 'NL')
}

/** The country the asker chose (spec §3, `geoip_selected_country`), else where they seem to be. */
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
