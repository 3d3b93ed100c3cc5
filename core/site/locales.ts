/** Spec §1: the languages of the site. */
export const LOCALES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'sv'] as const
export type Locale = (typeof LOCALES)[number]

/** Full locale codes with a country, for payment pages and Open Graph. */
export const REGIONAL: Readonly<Record<Locale, string>> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  no: 'nb_NO',
  pl: 'pl_PL',
  sv: 'sv_SE',
}

/** Spec §1: date format until a language is known. */
export const DEFAULT_DATE_LOCALE: Locale = 'nl'
/** Spec §9. */
export const LOCALE_COOKIE_DAYS = 365

/** Ends the cookie of a language that was taken from the browser's setting: nobody chose it. */
export const FROM_BROWSER = '-browser'

export const isLocale = (text: string): text is Locale =>
  (LOCALES as readonly string[]).includes(text)

/** A language of the site, or the default for any other. */
export const localeOf = (language: string): Locale =>
  isLocale(language) ? language : DEFAULT_DATE_LOCALE
