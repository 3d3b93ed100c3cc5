import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#core/accounts/password.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { NewPasswordField } from '../../../accounts/account/new-password-field.tsx'
import { useExplain } from '../../../site/use-explain.ts'
import { useSiteNames } from '../../../site/use-site-names.ts'
import type { StepProps } from './step-props.ts'

export type PasswordQuestionProps = StepProps & {
  /** It was chosen before a reload. */
  readonly gone: boolean
}

/** The password, which is never stored in the browser. */
export function PasswordQuestion({
  draft,
  refusals,
  gone,
  onFill,
  onLeave,
}: PasswordQuestionProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const sites = useSiteNames()
  return (
    <>
      {gone && <Alert tone="info">{t('personal.password-gone')}</Alert>}
      <NewPasswordField
        label={t('personal.password')}
        hint={t('personal.password-hint', { minimum: PASSWORD_LENGTH.minimum })}
        error={refusals.password && explain(refusals.password)}
        owner={draft}
        sites={sites}
        value={draft.password}
        onValueChange={(password) => onFill({ password })}
        onBlur={() => draft.password !== '' && onLeave('password')}
      />
    </>
  )
}
