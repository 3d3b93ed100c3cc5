import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail } from '#core/accounts/email.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import type { User } from '../account/queries.ts'
import { useFormDraft } from '../account/use-form-draft.ts'
import { answered, api, type CallError, errorOf } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** Email change: a link is mailed to the new address, and the old one stays until it is used. */
export function EmailSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'signup'])
  const explain = useExplain()
  // Not the password, which is asked for again.
  const typed = useFormDraft({
    name: 'settings.email',
    start: () => '',
    read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
  })
  const email = typed.value
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<CallError | null>(null)
  const change = useMutation({
    mutationFn: () => answered(api.account.email.put({ email, password })),
    onSuccess: () => {
      typed.drop()
      setPassword('')
      setRefused(null)
    },
    onError: (error) => setRefused(errorOf(error)),
  })
  const submit = () => {
    const checked = checkEmail(email)
    if (!checked.ok) return setRefused(checked.error)
    change.mutate()
  }
  const about = (field: 'email' | 'password') =>
    refused?.code.startsWith(`${field}.`) ? explain({ value: refused }) : undefined
  const other = refused && !about('email') && !about('password')

  if (change.isSuccess) {
    return (
      <SettingsSection title={t('email.title')}>
        <Alert
          tone="success"
          action={
            <Button size="s" onClick={() => change.reset()}>
              {t('email.another')}
            </Button>
          }
        >
          {t('email.sent', { email })}
        </Alert>
      </SettingsSection>
    )
  }
  return (
    <SettingsSection title={t('email.title')} text={t('email.text', { email: user.email })}>
      <Form label={t('email.title')} onSubmit={submit}>
        {typed.restored && <Alert>{t('email.restored')}</Alert>}
        <TextField
          label={t('email.new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={about('email')}
          value={email}
          onValueChange={typed.change}
        />
        <PasswordField
          label={t('password.current')}
          showLabel={t('signup:show-password')}
          error={about('password')}
          value={password}
          onValueChange={setPassword}
        />
        {other && <Alert tone="danger">{explain({ value: refused })}</Alert>}
        <Inline>
          <Button type="submit" busy={change.isPending}>
            {t('email.change')}
          </Button>
        </Inline>
      </Form>
    </SettingsSection>
  )
}
