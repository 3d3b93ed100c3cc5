import type { i18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DETAIL_CHOICES, type Sought } from '#core/profiles/fields.ts'
import type { DetailField, Gender } from '#core/profiles/profile.ts'
import { capital } from '#core/shared/text.ts'
import type fields from './nl/fields.json'
import type { Choice } from './use-field-texts.ts'

type Key = keyof typeof fields

/** Texts of a profile's details, and of who somebody is. */
export type DetailTexts = {
  /** Label of a detail: "Eye colour". */
  readonly detail: (field: DetailField) => string
  /** An option of somebody of this gender, as within a sentence: "green eyes". One without a text shows as is. */
  readonly phrase: (field: DetailField, value: string, gender: Gender | null) => string
  readonly choices: (field: DetailField, gender: Gender | null) => readonly Choice[]
  /** Why somebody is here, after a colon: "Love". */
  readonly reason: (value: string) => string
  /** The same as a sentence: "Here for love." */
  readonly here: (value: string) => string
  /** Who somebody is and whom they look for, as a sentence. */
  readonly whom: (gender: Gender, sought: Sought) => string
}

/** Texts of details in the current language. */
export function useDetailTexts(): DetailTexts {
  const { t, i18n } = useTranslation('fields')
  return detailTexts(t, i18n)
}

export function detailTexts(t: TFunction<'fields'>, i18n: i18n): DetailTexts {
  const known = (key: string): key is Key => i18n.exists(key, { ns: 'fields' })
  const translated = (key: string, otherwise: string) => (known(key) ? t(key) : otherwise)
  // Some options have a form for a woman, where the language needs one.
  const phrase: DetailTexts['phrase'] = (field, value, gender) =>
    translated(`${field}.${value}_${gender}`, translated(`${field}.${value}`, value))
  return {
    detail: (field) => t(`detail.${field}`),
    phrase,
    choices: (field, gender) =>
      DETAIL_CHOICES[field].map((value) => ({
        value,
        label: capital(phrase(field, value, gender), i18n.language),
      })),
    reason: (value) => translated(`reason.${value}`, value),
    here: (value) => translated(`here.${value}`, value),
    whom: (gender, sought) => t(`whom.${gender}-${sought}`),
  }
}
