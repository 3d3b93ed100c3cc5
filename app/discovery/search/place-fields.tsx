import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { isCountry } from '#core/site/countries.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { regionsQuery } from '../../profiles/members/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useCountryOptions } from '../../site/use-country-options.ts'

type Props = {
  readonly filters: Filters
  readonly offers: (field: string) => boolean
  readonly onChange: (filters: Filters) => void
}

/** Country and region of a search. */
export function PlaceFields({ filters, offers, onChange }: Props) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const { data: regions } = useQuery(regionsQuery)
  const { country, region } = filters
  const known = (country ? (regions?.[country] ?? []) : []).toSorted(format.compare)
  const countries = useCountryOptions()

  return (
    <>
      {offers('country') && (
        <SelectField
          name="country"
          label={t('field.country')}
          value={country ?? ''}
          options={[{ value: '', label: t('place.any-country') }, ...countries]}
          onValueChange={(chosen) =>
            onChange({
              ...filters,
              country: isCountry(chosen) ? chosen : undefined,
              region: undefined,
            })
          }
        />
      )}
      {offers('region') && known.length > 0 && (
        <SelectField
          name="countryregion"
          label={t('field.region')}
          value={region ?? ''}
          options={[
            { value: '', label: t('place.any-region') },
            ...known.map((value) => ({ value, label: value })),
          ]}
          onValueChange={(chosen) => onChange({ ...filters, region: chosen || undefined })}
        />
      )}
    </>
  )
}
