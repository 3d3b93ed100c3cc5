import type { i18n } from 'i18next'
import { deskTexts } from '#app/locales/desk-texts.ts'
import { AREAS, DESK_AREAS, openTexts } from '#app/locales/i18n.ts'
import { isLocale } from '#core/site/locales.ts'
import { pseudo } from '#stories/shared/pseudo.ts'

/** The language that the pseudo locale lengthens, with its plurals and dates. */
const PSEUDO_OF = 'en'

const ALL = [...AREAS, ...DESK_AREAS]

/**
 * Plays look for texts as the catalogue has them, but Testing Library turns every space of the page into a plain one:
 * where plays run by themselves, all texts have plain ones (French has narrow ones before a colon).
 */
const PLAIN_SPACES = {
  type: 'postProcessor',
  name: 'plain-spaces',
  process: (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' '),
} as const

const isPlayed = () => navigator.userAgent === 'StorybookTestRunner'

/** All texts of the app in the toolbar's language. */
export async function textsFor(locale: unknown): Promise<i18n> {
  const isReal = typeof locale === 'string' && isLocale(locale)
  const texts = await openTexts(isReal ? locale : PSEUDO_OF, ALL, '', deskTexts)
  if (isPlayed()) {
    texts.use(PLAIN_SPACES)
    texts.options.postProcess = [PLAIN_SPACES.name]
  }
  if (!isReal) lengthen(texts)
  return texts
}

function lengthen(texts: i18n): void {
  for (const area of ALL) {
    const source: Record<string, string> = texts.getResourceBundle(PSEUDO_OF, area)
    const lengthened = Object.entries(source).map(([key, text]) => [key, pseudo(text)] as const)
    texts.addResourceBundle(PSEUDO_OF, area, Object.fromEntries(lengthened), false, true)
  }
}
