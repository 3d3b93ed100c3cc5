import type { Country } from './countries.ts'
import { isLocale, REGIONAL } from './locales.ts'

/** BCP 47 tag for `Intl` from a language and a country: en-GB is not en-US. Without one, the language's own country. */
export function regionalTag(language: string, country: Country | null): string {
  if (country) return `${language}-${country}`
  return isLocale(language) ? REGIONAL[language].replace('_', '-') : language
}
