import { useTranslation } from 'react-i18next'
import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS, HSTS_TIMES, PROFILE_NOTES } from '#core/site/settings.ts'
import { ownName } from '../../accounts/account/own-name.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { DeskSite } from './queries.ts'

type Option = { readonly value: string; readonly label: string }

const SIGNUPS = ['all', 'with_trafficsource', 'none'] as const

/** What a field that is chosen has to choose from, in the operator’s words. */
export function useOptions(choices: DeskSite['choices']): (path: string) => readonly Option[] {
  const { t } = useTranslation(['desk-sites', 'fields'])
  const format = useFormat()
  const method = useMethods()
  const { interest } = useFieldTexts()
  const countries = () =>
    COUNTRIES.map((value) => ({ value, label: format.country(value) })).toSorted((a, b) =>
      format.compare(a.label, b.label),
    )
  const named = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const lists: Readonly<Record<string, () => readonly Option[]>> = {
    domain_language: () => LOCALES.map((value) => ({ value, label: ownName(value) })),
    languages: () => LOCALES.map((value) => ({ value, label: ownName(value) })),
    countries,
    'company.country': countries,
    vat_rates: countries,
    brand: () => BRANDS.map((value) => ({ value, label: t(`brand.${value}`) })),
    signups: () => SIGNUPS.map((value) => ({ value, label: t(`signups.${value}`) })),
    hsts: () => HSTS_TIMES.map((value) => ({ value, label: t(`hsts.${value}`) })),
    payment_methods: () => named(choices.payment_methods, (value) => method(value).name),
    visible_profile_notes: () =>
      PROFILE_NOTES.map((value) => ({ value, label: t(`choice.${value}`) })),
    visible_profile_fields: () => named(choices.visible_profile_fields, fieldName),
    search_fields: () => named(choices.search_fields, fieldName),
    interests: () => named(choices.interests, interest),
  }
  function fieldName(value: string): string {
    // Every field has one of the two: a test asks for each.
    return t([`choice.${value}`, `fields:detail.${value}`] as never)
  }
  return (path) => lists[path]?.() ?? []
}
