import { type Locale, REGIONAL } from './locales.ts'

/** Countries whose time zone is not that of most countries we serve. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
}

/** Default time zone of a country, until a browser reports one. */
export const countryTimeZone = (country: string): string =>
  TIME_ZONES[country] ?? 'Europe/Amsterdam'

/** Default time zone of somebody of whom the language is known, and perhaps the country. */
export const defaultTimeZone = (reader: {
  readonly language: Locale
  readonly country: string | null
}): string => countryTimeZone(reader.country ?? REGIONAL[reader.language].slice(3))
