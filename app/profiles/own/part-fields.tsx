import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ABOUT_LENGTH, sexualitiesOf } from '#core/profiles/fields.ts'
import { INTERESTS_LIMIT, SEXUALITIES } from '#core/profiles/profile.ts'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { settingsQuery } from '../../site/queries.ts'
import { DetailFields } from './detail-fields.tsx'
import { LineField } from './line-field.tsx'
import type { PartFieldsProps } from './parts.ts'
import { PlaceChoice } from './place-choice.tsx'
import { useRemaining } from './use-remaining.ts'
import { WishFields } from './wish-fields.tsx'

/** The fields of one part of the own profile. */
export function PartFields(props: PartFieldsProps) {
  switch (props.part) {
    case 'name':
      return <NameField {...props} />
    case 'line':
      return <OwnLine {...props} />
    case 'about':
      return <AboutField {...props} />
    case 'sexuality':
      return <SexualityChoice {...props} />
    case 'place':
      return <PlaceChoice {...props} />
    case 'details':
      return <DetailFields {...props} />
    case 'wishes':
      return <WishFields {...props} />
    case 'interests':
      return <InterestsChoice {...props} />
  }
}

function NameField({ change, error, onChange }: PartFieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <TextField
      label={t('part.name')}
      hint={t('hint.name')}
      error={error}
      autoComplete="nickname"
      value={change.name ?? ''}
      onValueChange={(name) => onChange({ name })}
    />
  )
}

function OwnLine({ change, error, onChange }: PartFieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <LineField
      hint={t('hint.line')}
      error={error}
      value={change.line ?? ''}
      onValueChange={(line) => onChange({ line })}
    />
  )
}

function AboutField({ change, error, onChange }: PartFieldsProps) {
  const { t } = useTranslation('profile')
  const remaining = useRemaining()
  return (
    <TextArea
      label={t('part.about')}
      labelHidden
      hint={t('hint.about')}
      error={error}
      rows={7}
      remaining={remaining(change.about, ABOUT_LENGTH)}
      value={change.about ?? ''}
      onValueChange={(about) => onChange({ about })}
    />
  )
}

function SexualityChoice({ profile, change, error, onChange }: PartFieldsProps) {
  const { t } = useTranslation('profile')
  const texts = useFieldTexts()
  return (
    <Chips
      single
      legend={t('part.sexuality')}
      hint={t('hint.sexuality')}
      error={error}
      options={sexualitiesOf(profile.gender).map((value) => ({
        value,
        label: texts.sexuality(value),
      }))}
      value={change.sexuality ? [change.sexuality] : []}
      onValueChange={([chosen]) => {
        const sexuality = SEXUALITIES.find((each) => each === chosen)
        if (sexuality) onChange({ sexuality })
      }}
    />
  )
}

function InterestsChoice({ change, error, onChange }: PartFieldsProps) {
  const { t } = useTranslation('profile')
  const texts = useFieldTexts()
  const { data: settings } = useQuery(settingsQuery)
  const chosen = change.interests ?? []
  // Options no longer offered stay visible until removed.
  const offered = [...new Set([...(settings?.interests ?? []), ...chosen])]
  const full = chosen.length >= INTERESTS_LIMIT
  return (
    <Chips
      legend={t('part.interests')}
      hint={t('hint.interests', { shown: chosen.length, limit: INTERESTS_LIMIT })}
      error={error}
      options={texts.interests(offered).map((offer) => ({
        ...offer,
        disabled: full && !chosen.includes(offer.value),
      }))}
      value={chosen}
      onValueChange={(interests) => onChange({ interests: [...interests] })}
    />
  )
}
