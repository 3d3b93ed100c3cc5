import type { Locale } from '#core/site/locales.ts'
import { openTexts } from './locales/i18n.ts'
import type { LanguageOffer } from './site/language-offer.ts'

/** The offer of a language in its own words, whose other texts the page does not load. */
export async function languageOffer(locale: Locale): Promise<LanguageOffer> {
  const { t } = await openTexts(locale, ['common'])
  return { locale, question: t('language.offer'), decline: t('language.decline') }
}
