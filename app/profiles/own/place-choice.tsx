import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useCountryOptions } from '../../site/use-country-options.ts'
import type { PartFieldsProps } from './parts.ts'
import { TownChoice } from './town-choice.tsx'

const NOWHERE = { country: '', region: '', town: '' }

/** The member's place: a country of the site, and a town. */
export function PlaceChoice({
  change,
  error,
  onChange,
}: Pick<PartFieldsProps, 'change' | 'error' | 'onChange'>) {
  const { t } = useTranslation('profile')
  const countries = useCountryOptions()
  const place = change.place ?? NOWHERE
  return (
    <>
      <Text tone="muted">{t('hint.place')}</Text>
      <SelectField
        label={t('country')}
        options={countries}
        value={place.country}
        onValueChange={(country) => onChange({ place: { country, region: '', town: '' } })}
      />
      <TownChoice
        key={place.country}
        draft={place}
        refusals={{}}
        onFill={(town) => onChange({ place: { ...place, ...town } })}
      />
      {error && <Alert tone="danger">{error}</Alert>}
    </>
  )
}
