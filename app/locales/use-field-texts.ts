import type { i18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DETAIL_CHOICES, type Sought } from '#core/profiles/fields.ts'
import type { DetailField, Gender, Sexuality } from '#core/profiles/profile.ts'
import { capital } from './capital.ts'
import type fields from './nl/fields.json'

type Key = keyof typeof fields

/** An option of a select or chip. */
export type Choice = { readonly value: string; readonly label: string }

/** Texts of profile fields and their options. */
export type FieldTexts = {
  readonly gender: (gender: Gender) => string
  readonly sexuality: (sexuality: Sexuality) => string
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
  readonly interest: (interest: string) => string
  /** Interests, sorted alphabetically in the current language. */
  readonly interests: (values: readonly string[]) => readonly Choice[]
}

/** Texts of profile fields in the current language. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('fields')
  return fieldTexts(t, i18n)
}

export function fieldTexts(t: TFunction<'fields'>, i18n: i18n): FieldTexts {
  const known = (key: string): key is Key => i18n.exists(key, { ns: 'fields' })
  const translated = (key: string, otherwise: string) => (known(key) ? t(key) : otherwise)
  const interest = (value: string) => translated(`interest.${value}`, value)
  // Some options have a form for a woman, where the language needs one.
  const phrase: FieldTexts['phrase'] = (field, value, gender) =>
    translated(`${field}.${value}_${gender}`, translated(`${field}.${value}`, value))
  return {
    gender: (gender) => t(`gender.${gender}`),
    sexuality: (sexuality) => t(`sexuality.${sexuality}`),
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
    interest,
    interests: (values) =>
      values
        .map((value) => ({ value, label: interest(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
  }
}
