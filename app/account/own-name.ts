import type { Locale } from '#core/site/locales.ts'

/** The native name of a language. */
export function ownName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
