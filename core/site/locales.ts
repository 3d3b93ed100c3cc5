/** Spec §1: the languages of the site. */
export const LOCALES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'sv'] as const
export type Locale = (typeof LOCALES)[number]

/** Spec §1: how dates are written until a language is known. */
export const DEFAULT_DATE_LOCALE: Locale = 'nl'
/** Spec §9. */
export const LOCALE_COOKIE_DAYS = 365

export const isLocale = (text: string): text is Locale =>
  (LOCALES as readonly string[]).includes(text)
