import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#core/accounts/password.ts'
import { minimumAgeOf } from '#core/signup/age.ts'
import type { DraftField } from '#core/signup/draft.ts'
import { BirthDateField } from '#ui/field/birth-date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Link } from '#ui/link/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { NewPasswordField } from '../../account/new-password-field.tsx'
import { useExplain } from '../../shared/use-explain.ts'
import { settingsQuery } from '../../site/queries.ts'
import { dateOf, typedDate } from '../birth-date.ts'
import type { StepProps } from '../step-props.ts'

/** Step 3: name, address, password and age. What is wrong is said when a field is left, not while typing. */
export function PersonalStep({ draft, refusals, onFill, onLeave }: StepProps) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const [born, setBorn] = useState(() => typedDate(draft.birthDate))
  const wrong = (field: DraftField) => {
    const refusal = refusals[field]
    return refusal && explain(refusal)
  }
  const leave = (field: 'name' | 'email' | 'password' | 'birthDate') => () => {
    if (draft[field] !== '') onLeave(field)
  }

  return (
    <>
      <Heading level={2} arrives>
        {t('personal.title')}
      </Heading>
      <TextField
        label={t('personal.name')}
        hint={t('personal.name-hint')}
        error={wrong('name')}
        autoComplete="nickname"
        value={draft.name}
        onValueChange={(name) => onFill({ name })}
        onBlur={leave('name')}
      />
      <TextField
        label={t('personal.email')}
        hint={t('personal.email-hint')}
        error={wrong('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        onValueChange={(email) => onFill({ email })}
        onBlur={leave('email')}
      />
      <NewPasswordField
        label={t('personal.password')}
        hint={t('personal.password-hint', { minimum: PASSWORD_LENGTH.minimum })}
        error={wrong('password')}
        owner={draft}
        value={draft.password}
        onValueChange={(password) => onFill({ password })}
        onBlur={leave('password')}
      />
      <BirthDateField
        label={t('personal.birth-date')}
        hint={t('personal.birth-date-hint', {
          minimum: minimumAgeOf({ minimumAge: settings?.min_age ?? 0 }),
        })}
        error={wrong('birthDate')}
        parts={{ day: t('day'), month: t('month'), year: t('year') }}
        value={born}
        onValueChange={(typed) => {
          setBorn(typed)
          onFill({ birthDate: dateOf(typed) })
        }}
        onLeave={leave('birthDate')}
      />
      <Inline gap="xs">
        <Text tone="muted">{t('personal.member')}</Text>
        <Link asChild>
          <RouterLink to="/login">{common('nav.log-in')}</RouterLink>
        </Link>
      </Inline>
    </>
  )
}
