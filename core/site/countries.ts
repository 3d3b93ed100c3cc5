import type { Instant, IsoDate } from '../shared/time.ts'
import { isLocale, type Locale, REGIONAL } from './locales.ts'

/** Spec §9: languages offered per country, its own first; the four northern ones follow their language. */
const COUNTRY_LOCALES = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  SE: ['sv'],
  NO: ['no'],
  FI: ['fi'],
} as const satisfies Record<string, readonly [Locale, ...Locale[]]>

export type Country = keyof typeof COUNTRY_LOCALES
export const COUNTRIES = Object.keys(COUNTRY_LOCALES) as readonly Country[]

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRY_LOCALES, code)

/** The languages to offer in `country`. */
export const localesOf = (country: Country): readonly Locale[] => COUNTRY_LOCALES[country]

/** BCP 47 tag for `Intl` from a language and a country: en-GB is not en-US. Without one, the language's own country. */
export function regionalTag(language: string, country: Country | null): string {
  if (country) return `${language}-${country}`
  return isLocale(language) ? REGIONAL[language].replace('_', '-') : language
}

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

/** The day in all of a country: it begins once it has begun everywhere in it. */
export function countryDay(country: Country, now: Instant): IsoDate {
  const parts = formatIn(LAST_ZONES[country]).formatToParts(now)
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
