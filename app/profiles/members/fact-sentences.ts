import { useTranslation } from 'react-i18next'
import type { Gender } from '#core/profiles/profile.ts'
import { capital } from '#core/shared/text.ts'
import { type DetailTexts, useDetailTexts } from '../../locales/use-detail-texts.ts'
import { type FieldTexts, useFieldTexts } from '../../locales/use-field-texts.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { Profile } from './queries.ts'

/** In this order each language has what describes somebody before what they have. */
const DESCRIBED = ['relationship', 'body', 'hair', 'eyes', 'tattoos'] as const

type Facts = Pick<Profile, 'gender' | 'details'> & { readonly seeks: readonly Gender[] }

export type FactSentences = {
  /** Who it is and whom they seek; '' without an orientation to show. */
  readonly whom: string
  /** The rest, with the gender where `whom` does not say it. */
  readonly details: string
}

/** A profile's facts as sentences, by the texts, list and capitals of a language. */
export function factSentences(
  { gender, seeks, details }: Facts,
  texts: Pick<FieldTexts, 'gender'> & Pick<DetailTexts, 'phrase' | 'here' | 'whom'>,
  {
    list,
    locale,
  }: { readonly list: (words: readonly string[]) => string; readonly locale: string },
): FactSentences {
  const [sought, also] = seeks
  const described = DESCRIBED.flatMap((field) => {
    const value = details[field]
    return value ? [texts.phrase(field, value, gender)] : []
  })
  const words = [sought ? '' : texts.gender(gender), list(described)].filter(Boolean).join(', ')
  const sentence = words && `${capital(words, locale)}.`
  return {
    whom: sought ? texts.whom(gender, also ? 'all' : sought) : '',
    details: [sentence, details.reason ? texts.here(details.reason) : ''].filter(Boolean).join(' '),
  }
}

/** The same, in the current language. */
export function useFactSentences(profile: Facts): FactSentences {
  const { i18n } = useTranslation()
  const texts = { ...useFieldTexts(), ...useDetailTexts() }
  const { list } = useFormat()
  return factSentences(profile, texts, { list, locale: i18n.language })
}
