import { useTranslation } from 'react-i18next'
import { DETAIL_CHOICES } from '#core/profiles/fields.ts'
import type { DetailField, Gender, Sexuality } from '#core/profiles/profile.ts'
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
  /** Text of an option: "Green". An option without a text shows as is. */
  readonly answer: (field: DetailField, value: string) => string
  readonly choices: (field: DetailField) => readonly Choice[]
  readonly interest: (interest: string) => string
  /** Interests, sorted alphabetically in the current language. */
  readonly interests: (values: readonly string[]) => readonly Choice[]
}

/** Texts of profile fields in the current language. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('fields')
  const known = (key: string): key is Key => i18n.exists(key, { ns: 'fields' })
  const translated = (key: string, otherwise: string) => (known(key) ? t(key) : otherwise)
  const interest = (value: string) => translated(`interest.${value}`, value)
  const answer = (field: DetailField, value: string) => translated(`${field}.${value}`, value)
  return {
    gender: (gender) => t(`gender.${gender}`),
    sexuality: (sexuality) => t(`sexuality.${sexuality}`),
    detail: (field) => t(`detail.${field}`),
    answer,
    choices: (field) =>
      DETAIL_CHOICES[field].map((value) => ({ value, label: answer(field, value) })),
    interest,
    interests: (values) =>
      values
        .map((value) => ({ value, label: interest(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
  }
}
