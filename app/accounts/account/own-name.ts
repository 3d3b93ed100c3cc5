import { capital } from '#core/shared/text.ts'
import type { Locale } from '#core/site/locales.ts'

/** The native name of a language. */
export function ownName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return capital(name, locale)
}
