import { COUNTRIES, type Country, isCountry } from '#core/site/countries.ts'
import type { Http } from './http.ts'

const askedFrom = new WeakMap<Request, string>()

/** A request that this server makes of itself, on behalf of somebody in a country. */
export function onBehalfOf(country: string, request: Request): Request {
  askedFrom.set(request, country)
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
  const said = (askedFrom.get(request) ?? header ?? '').toUpperCase()
  if (isCountry(said)) return said
  const preferred = request.headers.get('accept-language')?.split(',')[0]?.split('-')[1] ?? ''
  const region = preferred.slice(0, 2).toUpperCase()
  return isCountry(region) ? region : (countries[0] ?? COUNTRIES[0] ?? 'NL')
}
