import type { i18n } from 'i18next'
import { deskTexts } from '#app/locales/desk-texts.ts'
import { AREAS, DESK_AREAS, openTexts } from '#app/locales/i18n.ts'
import { isLocale, type Locale } from '#core/site/locales.ts'
import { pseudo } from '#stories/shared/pseudo.ts'

/** The language that the pseudo locale lengthens, with its plurals and dates. */
const PSEUDO_OF = 'en'

const ALL = [...AREAS, ...DESK_AREAS]

/**
 * Plays look for texts as they stand in the catalogue, but Testing Library turns every space of the page into a plain
 * one: where plays run by themselves, the catalogue has plain ones too (French has narrow ones before a colon).
 */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const isPlayed = () => navigator.userAgent === 'StorybookTestRunner'

/** All texts of the app in the toolbar's language. */
export async function textsFor(locale: unknown): Promise<i18n> {
  if (typeof locale !== 'string' || !isLocale(locale)) return rewritten(PSEUDO_OF, pseudo)
  return isPlayed() ? rewritten(locale, plainSpaces) : openTexts(locale, ALL, '', deskTexts)
}

/** A language's texts, each rewritten. */
async function rewritten(locale: Locale, rewrite: (text: string) => string): Promise<i18n> {
  const texts = await openTexts(locale, ALL, '', deskTexts)
  for (const area of ALL) {
    const source: Record<string, string> = texts.getResourceBundle(locale, area)
    const other = Object.entries(source).map(([key, text]) => [key, rewrite(text)] as const)
    texts.addResourceBundle(locale, area, Object.fromEntries(other), false, true)
  }
  return texts
}
