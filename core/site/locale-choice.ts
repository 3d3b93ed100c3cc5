import { isLocale, type Locale } from './locales.ts'
import type { Settings } from './settings.ts'

/** The locale of the cookie if it is one of ours, else that of the domain (spec §7). */
export const chooseLocale = (
  { cookie }: { readonly cookie: string | null },
  { language }: Pick<Settings, 'language'>,
): Locale => (cookie !== null && isLocale(cookie) ? cookie : language)
