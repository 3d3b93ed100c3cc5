import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minimumAgeOf } from '#core/membership/signup/age.ts'
import { BirthDateField } from '#ui/primitives/field/birth-date-field.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { settingsQuery } from '../../../site/queries.ts'
import { useExplain } from '../../../site/use-explain.ts'
import { dateOf, typedDate } from './birth-date.ts'
import type { StepProps } from './step-props.ts'

/** Birth date; others see only the age. */
export function BirthDateStep({ draft: { birthDate }, refusals, onFill, onLeave }: StepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const [born, setBorn] = useState(() => typedDate(birthDate))
  return (
    <>
      <Heading level={2} arrives>
        {t('personal.birth-title')}
      </Heading>
      <BirthDateField
        label={t('personal.birth-date')}
        hint={t('personal.birth-date-hint', {
          minimum: minimumAgeOf({ minimumAge: settings?.min_age ?? 0 }),
        })}
        error={refusals.birthDate && explain(refusals.birthDate)}
        parts={{ day: t('day'), month: t('month'), year: t('year') }}
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
    </>
  )
}
