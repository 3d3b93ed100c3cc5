import { useTranslation } from 'react-i18next'
import { type PasswordOwner, strengthOf } from '#core/accounts/password.ts'
import { PasswordField, type PasswordFieldProps } from '#ui/primitives/field/password-field.tsx'

export type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  'showLabel' | 'strength' | 'value' | 'autoComplete'
> & {
  readonly value: string
  /** The owner's data: the password must not be their name or address. */
  readonly owner: PasswordOwner
  /** The names of the sites it is for, as far as known here. */
  readonly sites: readonly string[]
}

/** A new password, with a strength hint while typing. */
export function NewPasswordField({ owner, sites, value, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('signup')
  const score = strengthOf(value, owner, sites)
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      value={value}
      showLabel={t('show-password')}
      strength={
        value === ''
          ? undefined
          : { score, label: t('strength'), words: t(`strength.${score}` as const) }
      }
    />
  )
}
