import { useTranslation } from 'react-i18next'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useFactSentences } from '../members/fact-sentences.ts'
import type { Profile } from '../members/queries.ts'
import type { Part } from './parts.ts'
import { useWishWords } from './use-wish-words.ts'

/** What of the own profile may be seen by its member alone; '' if empty. */
export function usePartWords(profile: Profile): Readonly<Partial<Record<Part | 'town', string>>> {
  const { t } = useTranslation('profile')
  const texts = useFieldTexts()
  const format = useFormat()
  const wishes = useWishWords()
  const facts = useFactSentences(profile)
  const { sexuality, country, region, town, details, interests } = profile
  return {
    sexuality: sexuality ? texts.sexuality(sexuality) : '',
    town: town ? t('place', { town, region, country: format.country(country) }) : '',
    details: Object.values(details).some(Boolean) ? facts.details : '',
    interests: format.list(interests.map(texts.interest)),
    wishes: wishes.all(profile.wishes),
  }
}
