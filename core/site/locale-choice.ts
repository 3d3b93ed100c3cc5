import { type Country, localesOf } from './countries.ts'
import { isLocale, type Locale } from './locales.ts'
import type { Settings } from './settings.ts'

/** What is known of a visitor's language. */
export type LocaleSigns = {
  /** The cookie's text, as it came in. */
  readonly cookie: string | null
  readonly country: Country | null
}

/** Spec §7: the cookie decides, then the domain's language. */
export const chooseLocale = (
  { cookie }: Pick<LocaleSigns, 'cookie'>,
  { language }: Pick<Settings, 'language'>,
): Locale => (cookie !== null && isLocale(cookie) ? cookie : language)

/** The languages to choose from: those of the visitor's country (spec §9), and always the one in use. */
export function offeredLocales(
  signs: LocaleSigns,
  site: Pick<Settings, 'language'>,
): readonly Locale[] {
  const chosen = chooseLocale(signs, site)
  const country = signs.country ? localesOf(signs.country) : []
  return [...new Set([...country, chosen, site.language])]
}
