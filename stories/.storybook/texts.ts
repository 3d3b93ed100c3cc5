import type { i18n } from 'i18next'
import { deskTexts } from '#app/locales/desk-texts.ts'
import { AREAS, DESK_AREAS, openTexts } from '#app/locales/i18n.ts'
import { isLocale } from '#core/site/locales.ts'
import { pseudo } from '#stories/shared/pseudo.ts'

/** The language that the pseudo locale lengthens, with its plurals and dates. */
const PSEUDO_OF = 'en'

const ALL = [...AREAS, ...DESK_AREAS]

/** All texts of the app in the toolbar's language. */
export async function textsFor(locale: unknown): Promise<i18n> {
  if (typeof locale === 'string' && isLocale(locale)) return openTexts(locale, ALL, '', deskTexts)
  const texts = await openTexts(PSEUDO_OF, ALL, '', deskTexts)
  for (const area of ALL) {
    const source: Record<string, string> = texts.getResourceBundle(PSEUDO_OF, area)
    const lengthened = Object.entries(source).map(([key, text]) => [key, pseudo(text)] as const)
    texts.addResourceBundle(PSEUDO_OF, area, Object.fromEntries(lengthened), false, true)
  }
  return texts
}
