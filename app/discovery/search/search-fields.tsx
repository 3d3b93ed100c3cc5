import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import {
  ENOUGH_PEOPLE,
  OWN_AGE_YEARS,
  type OwnAges,
  withOwnAges,
} from '#core/discovery/searching/own-ages.ts'
import { GENDERS, INTERESTS_LIMIT } from '#core/profiles/profile.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { RangeSlider } from '#ui/primitives/field/slider.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useDistance } from '../../shared/use-distance.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useSiteKinds } from '../../site/site-kinds.ts'
import { PlaceFields } from './place-fields.tsx'
import { type SwitchFilter, switchesFor } from './switches.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Maximum of the age slider; its end means this and older. */
const OLDEST = 80
const ANY = 'any'

export type SearchFieldsProps = {
  readonly filters: Filters
  /** The ages found around the member's own, where these are asked for. */
  readonly ownAges?: OwnAges | null
  readonly fields: readonly string[]
  readonly onChange: (filters: Filters) => void
  /** Native fields only, for browsers without scripts. */
  readonly native?: boolean
}

/** The fields of the search form, as offered by the site. */
export function SearchFields({
  filters,
  ownAges = null,
  fields,
  onChange,
  native = false,
}: SearchFieldsProps) {
  const { t } = useTranslation('members')
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const context = useSiteKinds()
  const offers = (field: string) => fields.includes(field)
  const field = { filters, onChange }
  const hintOf = (filter: SwitchFilter) => {
    const hint = t(`switch.${filter}-hint` as 'switch.peopleOnly-hint', { context })
    // Their label says that a script answers.
    const counts = filter === 'peopleOnly' && settings?.payments === 'demo'
    return counts ? `${hint} ${t('switch.peopleOnly-demo')}` : hint
  }

  return (
    <>
      {offers('gender') && (
        <Chips
          single
          name="gender"
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
      {offers('age') && user && <OwnAgesSwitch {...field} />}
      {offers('age') &&
        (native ? <AgeFields {...field} /> : <AgeSlider {...field} ownAges={ownAges} />)}
      <PlaceFields {...field} offers={offers} />
      {offers('distance') && user && <DistanceField {...field} />}
      {switchesFor(fields, user).map(({ filter, wire }) => (
        <Switch
          key={filter}
          name={wire}
          value="true"
          label={t(`switch.${filter}`)}
          hint={hintOf(filter)}
          checked={filters[filter] === true}
          onCheckedChange={(checked) => onChange({ ...filters, [filter]: checked })}
        />
      ))}
      {offers('interests') && <InterestsField {...field} />}
    </>
  )
}

type FieldProps = Pick<SearchFieldsProps, 'filters' | 'onChange'>

function OwnAgesSwitch({ filters, onChange }: FieldProps) {
  const { t } = useTranslation('members')
  return (
    <Switch
      name="own_ages"
      value="true"
      label={t('field.own-ages')}
      hint={t('field.own-ages-hint', { years: OWN_AGE_YEARS[0], people: ENOUGH_PEOPLE })}
      checked={filters.ownAges === true}
      onCheckedChange={(checked) =>
        onChange({ ...filters, ownAges: checked, minAge: undefined, maxAge: undefined })
      }
    />
  )
}

type AgeSliderProps = FieldProps & Required<Pick<SearchFieldsProps, 'ownAges'>>

function AgeSlider({ filters, ownAges, onChange }: AgeSliderProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const { data: settings } = useQuery(settingsQuery)
  const youngest = settings?.min_age ?? 18
  const shown = withOwnAges(filters, filters.ownAges ? ownAges : null)
  const { minAge = youngest, maxAge = OLDEST } = shown
  return (
    <RangeSlider
      label={t('field.age')}
      min={youngest}
      max={OLDEST}
      value={[minAge, Math.min(maxAge, OLDEST)]}
      valueText={words.ages(shown)}
      thumbs={[t('age.youngest'), t('age.oldest')]}
      onValueChange={([from, to]) =>
        onChange({
          ...filters,
          ownAges: undefined,
          minAge: from > youngest ? from : undefined,
          maxAge: to < OLDEST ? to : undefined,
        })
      }
    />
  )
}

function DistanceField({ filters, onChange }: FieldProps) {
  const { t } = useTranslation('members')
  const inWords = useDistance()
  return (
    <Chips
      single
      name="distance"
      legend={t('field.distance')}
      options={[
        { value: ANY, label: t('distance.any') },
        ...DISTANCE_BANDS.map((band) => ({
          value: String(band),
          label: inWords(band),
        })),
      ]}
      value={[String(filters.distance ?? ANY)]}
      onValueChange={([chosen]) =>
        onChange({ ...filters, distance: DISTANCE_BANDS.find((band) => String(band) === chosen) })
      }
    />
  )
}

function InterestsField({ filters, onChange }: FieldProps) {
  const { t } = useTranslation('members')
  const texts = useFieldTexts()
  const { data: settings } = useQuery(settingsQuery)
  const { interests = [] } = filters
  const full = interests.length >= INTERESTS_LIMIT
  return (
    <Chips
      name="interests"
      legend={t('field.interests')}
      hint={t('field.interests-hint', { maximum: INTERESTS_LIMIT })}
      options={texts.interests(settings?.interests ?? []).map((offer) => ({
        ...offer,
        disabled: full && !interests.includes(offer.value),
      }))}
      value={interests}
      onValueChange={(chosen) => onChange({ ...filters, interests: chosen })}
    />
  )
}

const ageIn = (text: string) => (text === '' ? undefined : Number(text))

function AgeFields({ filters, onChange }: FieldProps) {
  const { t } = useTranslation('members')
  return (
    <Inline gap="s">
      <TextField
        label={t('age.youngest')}
        name="min_age"
        inputMode="numeric"
        pattern="\d*"
        value={filters.minAge ?? ''}
        onValueChange={(text) => onChange({ ...filters, ownAges: undefined, minAge: ageIn(text) })}
      />
      <TextField
        label={t('age.oldest')}
        name="max_age"
        inputMode="numeric"
        pattern="\d*"
        value={filters.maxAge ?? ''}
        onValueChange={(text) => onChange({ ...filters, ownAges: undefined, maxAge: ageIn(text) })}
      />
    </Inline>
  )
}
