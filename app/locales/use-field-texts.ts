import type { i18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Gender, Sexuality } from '#core/profiles/profile.ts'
import type fields from './nl/fields.json'

type Key = keyof typeof fields

/** An option of a select or chip. */
export type Choice = { readonly value: string; readonly label: string }

/** Texts of profile fields and their options; those of details are apart. */
export type FieldTexts = {
  readonly gender: (gender: Gender) => string
  readonly sexuality: (sexuality: Sexuality) => string
  readonly interest: (interest: string) => string
  /** Interests, sorted alphabetically in the current language. */
  readonly interests: (values: readonly string[]) => readonly Choice[]
}

/** Texts of profile fields in the current language. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('fields')
  return fieldTexts(t, i18n)
}

function fieldTexts(t: TFunction<'fields'>, i18n: i18n): FieldTexts {
  const known = (key: string): key is Key => i18n.exists(key, { ns: 'fields' })
  const interest = (value: string) => {
    const key = `interest.${value}`
    return known(key) ? t(key) : value
  }
  return {
    gender: (gender) => t(`gender.${gender}`),
    sexuality: (sexuality) => t(`sexuality.${sexuality}`),
    interest,
    interests: (values) =>
      values
        .map((value) => ({ value, label: interest(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
  }
}
