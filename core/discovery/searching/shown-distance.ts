import type { Country } from '../../site/countries.ts'
import { DISTANCE_BANDS } from '../../site/geo.ts'

/** Countries whose road signs are in miles. */
const IN_MILES: ReadonlySet<Country> = new Set(['GB', 'US'])

/** Each band in miles: round, and not further than in kilometres. */
const MILES = new Map<number, number>([
  [DISTANCE_BANDS[0], 15],
  [DISTANCE_BANDS[1], 30],
  [DISTANCE_BANDS[2], 60],
  [DISTANCE_BANDS[3], 150],
])

/** A band as the people of a country say it; it is stored and searched in kilometres. */
export function shownDistance(
  kilometres: number,
  country: Country | null,
): { readonly value: number; readonly unit: 'mile' | 'kilometer' } {
  const miles = country !== null && IN_MILES.has(country) ? MILES.get(kilometres) : undefined
  return miles === undefined
    ? { value: kilometres, unit: 'kilometer' }
    : { value: miles, unit: 'mile' }
}
