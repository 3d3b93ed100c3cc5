import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { EmailMeant } from '../../../accounts/account/email-meant.tsx'
import { handOver } from '../../../accounts/login/handed-email.ts'
import { useExplain } from '../../../site/use-explain.ts'
import type { StepProps } from './step-props.ts'

/** The email, which is also the login. */
export function EmailQuestion({ draft: { email }, refusals, onFill, onLeave }: StepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  return (
    <>
      <TextField
        label={t('personal.email')}
        hint={t('personal.email-hint')}
        error={refusals.email && explain(refusals.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onValueChange={(typed) => onFill({ email: typed })}
        onBlur={() => email !== '' && onLeave('email')}
      />
      <EmailMeant email={email} onTake={(meant) => onFill({ email: meant })} />
      {refusals.email?.code === 'email.taken' && (
        <Button asChild wide>
          <RouterLink to="/login" state={handOver(email)}>
            {t('personal.log-in-with', { email: email.trim() })}
          </RouterLink>
        </Button>
      )}
    </>
  )
}

/** The way for whoever has an account already, with the email typed here. */
export function LoginInstead({ email }: { readonly email: string }) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  return (
    <Inline gap="xs">
      <Text tone="muted">{t('personal.member')}</Text>
      <Link asChild alone>
        <RouterLink to="/login" state={handOver(email)}>
          {common('nav.log-in')}
        </RouterLink>
      </Link>
    </Inline>
  )
}
