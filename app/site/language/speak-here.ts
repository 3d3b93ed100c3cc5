import type { i18n } from 'i18next'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import { changeLanguage } from '../../locales/i18n.ts'
import { storeLocale } from './locale.ts'

/** Shows the page in another language, and stores it in this browser; `keep` stores it elsewhere first. */
export async function speakHere(
  texts: i18n,
  locale: Locale,
  country: Country | null = null,
  keep?: () => Promise<void>,
): Promise<boolean> {
  const switched = await changeLanguage(texts, locale, country, keep)
  if (!switched) return false
  storeLocale(locale)
  document.documentElement.lang = locale
  return true
}
