import type { Locale } from '#core/site/locales.ts'
import { openTexts } from './locales/i18n.ts'
import type { LanguageOffer } from './site/language/language-offer.ts'

/** The offer of a language to readers of a page in another, in its own words. The page loads no other text of it. */
export async function languageOffer(locale: Locale, page: Locale): Promise<LanguageOffer> {
  const { t } = await openTexts(locale, ['common'])
  return { locale, page, question: t('language.offer'), decline: t('language.decline') }
}
