import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minimumAgeOf } from '#core/membership/signup/age.ts'
import { BirthDateField } from '#ui/primitives/field/birth-date-field.tsx'
import { useRegional } from '../../../locales/home-country.ts'
import { settingsQuery } from '../../../site/queries.ts'
import { useExplain } from '../../../site/use-explain.ts'
import { dateOf, partsIn, typedDate } from './birth-date.ts'
import type { StepProps } from './step-props.ts'

/** Birth date; others see only the age. */
export function BirthDateQuestion({ draft: { birthDate }, refusals, onFill, onLeave }: StepProps) {
  const { t, i18n } = useTranslation('signup')
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const order = partsIn(useRegional(i18n))
  const parts = { day: t('day'), month: t('month'), year: t('year') }
  const minimum = minimumAgeOf({ minimumAge: settings?.min_age ?? 0 })
  const [born, setBorn] = useState(() => typedDate(birthDate))
  return (
    <BirthDateField
      label={t('personal.birth-date')}
      hint={`${order.map((part) => parts[part]).join(' – ')}. ${t('personal.birth-date-hint', { minimum })}`}
      order={order}
      error={refusals.birthDate && explain(refusals.birthDate)}
      parts={parts}
      value={born}
      onValueChange={(typed) => {
        setBorn(typed)
        onFill({ birthDate: dateOf(typed, Date.now()) })
      }}
      onLeave={() => {
        // A year of two digits is shown as understood.
        if (born.year.length === 2) setBorn(typedDate(birthDate))
        if (birthDate !== '') onLeave('birthDate')
      }}
    />
  )
}
