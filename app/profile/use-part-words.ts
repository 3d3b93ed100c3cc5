import { useTranslation } from 'react-i18next'
import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { useFieldTexts } from '../locales/use-field-texts.ts'
import type { Profile } from '../members/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import type { Part } from './parts.ts'
import { useWishWords } from './use-wish-words.ts'

/** Each part of the own profile as text; '' if empty. */
export function usePartWords(profile: Profile): Readonly<Record<Part, string>> {
  const { t } = useTranslation('profile')
  const texts = useFieldTexts()
  const format = useFormat()
  const wishes = useWishWords()
  const { name, about, sexuality, country, region, town, details, interests } = profile
  return {
    name,
    about,
    sexuality: sexuality ? texts.sexuality(sexuality) : '',
    place: town
      ? t('place', { town, region, country: format.country(country) })
      : format.country(country),
    details: DETAIL_FIELDS.flatMap((field) => {
      const value = details[field]
      return value ? [`${texts.detail(field)}: ${texts.answer(field, value)}`] : []
    }).join(' · '),
    interests: format.list(interests.map(texts.interest)),
    wishes: wishes.all(profile.wishes),
  }
}
