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
