import type { i18n } from 'i18next'
import { AREAS, openTexts } from '#app/locales/i18n.ts'
import { isLocale } from '#core/site/locales.ts'
import { pseudo } from '#stories/shared/pseudo.ts'

/** The language that the pseudo-locale lengthens, and that plurals and dates keep to. */
const PSEUDO_OF = 'en'

/** All of the app's texts in the language of the toolbar. */
export async function textsFor(locale: unknown): Promise<i18n> {
  if (typeof locale === 'string' && isLocale(locale)) return openTexts(locale, AREAS)
  const texts = await openTexts(PSEUDO_OF, AREAS)
  for (const area of AREAS) {
    const told: Record<string, string> = texts.getResourceBundle(PSEUDO_OF, area)
    const said = Object.entries(told).map(([key, text]) => [key, pseudo(text)] as const)
    texts.addResourceBundle(PSEUDO_OF, area, Object.fromEntries(said), false, true)
  }
  return texts
}
