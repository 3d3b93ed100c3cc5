import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'
import type { Profile } from '../members/queries.ts'
import type { Part } from './parts.ts'
import { useWishWords } from './use-wish-words.ts'

/** Each part of the own profile as others get it, and what only its member sees; '' if empty. */
export function usePartWords(profile: Profile): Readonly<Record<Part | 'town', string>> {
  const { t } = useTranslation('profile')
  const texts = useFieldTexts()
  const format = useFormat()
  const wishes = useWishWords()
  const { data: settings } = useQuery(settingsQuery)
  const { name, about, sexuality, country, region, town, details, interests } = profile
  const seen = region || format.country(country)
  const near = settings?.visible_profile_notes.includes('distance')
  return {
    name,
    line: profile.line?.text ?? '',
    about,
    sexuality: sexuality ? texts.sexuality(sexuality) : '',
    place: near ? t('place-seen', { place: seen }) : seen,
    town: town ? t('place', { town, region, country: format.country(country) }) : '',
    details: DETAIL_FIELDS.flatMap((field) => {
      const value = settings?.visible_profile_fields.includes(field) && details[field]
      return value ? [`${texts.detail(field)}: ${texts.answer(field, value)}`] : []
    }).join(' · '),
    interests: format.list(interests.map(texts.interest)),
    wishes: wishes.all(profile.wishes),
  }
}
