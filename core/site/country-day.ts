import { type Instant, type IsoDate, MINUTE } from '../shared/time.ts'
import { COUNTRIES, type Country } from './countries.ts'

/**
 * Where the day begins last in each country: of its time zones in the IANA database (`zone.tab`), the one furthest
 * west. Territories with a country code of their own are none of these.
 */
const LAST_ZONES: Readonly<Record<Country, string>> = {
  US: 'Pacific/Honolulu',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Atlantic/Canary',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  CA: 'America/Vancouver',
  PL: 'Europe/Warsaw',
  AU: 'Australia/Perth',
  NZ: 'Pacific/Auckland',
  CH: 'Europe/Zurich',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
}

/** Making a format costs more than all its uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Every zone's day begins on a quarter of an hour. */
const QUARTER = 15 * MINUTE

const lastDays = new Map<Country, { readonly quarter: number; readonly day: IsoDate }>()

/** The day in all of a country: it begins once it has begun everywhere in it. */
export function countryDay(country: Country, now: Instant): IsoDate {
  const quarter = Math.floor(now / QUARTER)
  const last = lastDays.get(country)
  // Each card of a list has an age.
  if (last?.quarter === quarter) return last.day
  const day = dayIn(LAST_ZONES[country], now)
  lastDays.set(country, { quarter, day })
  return day
}

function dayIn(timeZone: string, now: Instant): IsoDate {
  const parts = formatIn(timeZone).formatToParts(now)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Where days begin last of all. */
export const LAST_COUNTRY: Country = 'US'

/** The countries that have each day now, the earliest first: two days at most. */
export function countriesByDay(
  now: Instant,
): readonly { readonly day: IsoDate; readonly countries: readonly Country[] }[] {
  const day = new Map(COUNTRIES.map((country) => [country, countryDay(country, now)]))
  return [...new Set(day.values())].toSorted().map((one) => ({
    day: one,
    countries: COUNTRIES.filter((country) => day.get(country) === one),
  }))
}
