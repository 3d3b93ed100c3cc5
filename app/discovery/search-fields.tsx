import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { DISTANCE_BANDS } from '#core/profiles/distance.ts'
import { GENDERS } from '#core/profiles/profile.ts'
import { Chips } from '#ui/field/chips.tsx'
import { RangeSlider } from '#ui/field/slider.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { userQuery } from '../account/queries.ts'
import { useFieldTexts } from '../locales/use-field-texts.ts'
import { settingsQuery } from '../site/queries.ts'
import { PlaceFields } from './place-fields.tsx'
import { SWITCHES } from './switches.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Up to here the slider tells years apart; its end means this and older. */
const OLDEST = 80
const ANY = 'any'

export type SearchFieldsProps = {
  readonly filters: Filters
  readonly fields: readonly string[]
  readonly onChange: (filters: Filters) => void
}

/** The form of a search: the fields that the site offers, in one order everywhere. */
export function SearchFields({ filters, fields, onChange }: SearchFieldsProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const texts = useFieldTexts()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const offers = (field: string) => fields.includes(field)
  const youngest = settings?.min_age ?? 18
  const { minAge = youngest, maxAge = OLDEST } = filters

  return (
    <>
      {offers('gender') && (
        <Chips
          single
          legend={t('field.gender')}
          options={[
            { value: 'female', label: t('gender.women') },
            { value: 'male', label: t('gender.men') },
            { value: ANY, label: t('gender.everyone') },
          ]}
          value={[filters.gender ?? ANY]}
          onValueChange={([chosen]) =>
            onChange({ ...filters, gender: GENDERS.find((gender) => gender === chosen) })
          }
        />
      )}
      {offers('age') && (
        <RangeSlider
          label={t('field.age')}
          min={youngest}
          max={OLDEST}
          value={[minAge, Math.min(maxAge, OLDEST)]}
          valueText={words.ages(filters)}
          thumbs={[t('age.youngest'), t('age.oldest')]}
          onValueChange={([from, to]) =>
            onChange({
              ...filters,
              minAge: from > youngest ? from : undefined,
              maxAge: to < OLDEST ? to : undefined,
            })
          }
        />
      )}
      <PlaceFields filters={filters} offers={offers} onChange={onChange} />
      {offers('distance') && user && (
        <Chips
          single
          legend={t('field.distance')}
          options={[
            { value: ANY, label: t('distance.any') },
            ...DISTANCE_BANDS.map((band) => ({
              value: String(band),
              label: t('distance.band', { distance: band }),
            })),
          ]}
          value={[String(filters.distance ?? ANY)]}
          onValueChange={([chosen]) =>
            onChange({
              ...filters,
              distance: DISTANCE_BANDS.find((band) => String(band) === chosen),
            })
          }
        />
      )}
      {SWITCHES.filter(({ field }) => offers(field)).map(({ filter }) => (
        <Switch
          key={filter}
          label={t(`switch.${filter}`)}
          hint={t(`switch.${filter}-hint`)}
          checked={filters[filter] === true}
          onCheckedChange={(checked) => onChange({ ...filters, [filter]: checked })}
        />
      ))}
      {offers('interests') && (
        <Chips
          legend={t('field.interests')}
          options={texts.interests(settings?.interests ?? [])}
          value={filters.interests ?? []}
          onValueChange={(interests) => onChange({ ...filters, interests })}
        />
      )}
    </>
  )
}
