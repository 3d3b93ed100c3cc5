import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail } from '#core/accounts/email.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { EmailMeant } from '../account/email-meant.tsx'
import type { User } from '../account/queries.ts'
import { useFormDraft } from '../account/use-form-draft.ts'
import { answered, api, type CallError, errorOf } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/**
 * Email change: a link is mailed to the new address, and the old one stays until it is used. One that nobody confirmed
 * is replaced at once.
 */
export function EmailSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'signup'])
  const explain = useExplain()
  const queries = useQueryClient()
  // Not the password, which is asked for again.
  const typed = useFormDraft({
    name: 'settings.email',
    start: () => '',
    read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
  })
  const email = typed.value
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallError | null>(null)
  const change = useMutation({
    mutationFn: () => answered(api.account.email.put({ email, password })),
    onSuccess: async () => {
      typed.drop()
      setPassword('')
      setTried(false)
      setRefused(null)
      await invalidate(queries, { type: 'account' })
    },
    onError: (error) => setRefused(errorOf(error)),
  })
  const submit = () => {
    const checked = checkEmail(email)
    setTried(true)
    setRefused(checked.ok ? null : checked.error)
    if (checked.ok && password !== '') change.mutate()
  }
  const about = (field: 'email' | 'password') =>
    refused?.code.startsWith(`${field}.`) ? explain({ value: refused }) : undefined
  const other = refused && !about('email') && !about('password')
  const unconfirmed = user.status === 'not_confirmed'

  if (change.isSuccess) {
    return (
      <SettingsSection title={t('email.title')} anchor="email">
        <Alert
          tone="success"
          action={
            <Button size="s" onClick={() => change.reset()}>
              {t('email.another')}
            </Button>
          }
        >
          {t(unconfirmed ? 'email.corrected' : 'email.sent', { email })}
        </Alert>
      </SettingsSection>
    )
  }
  return (
    <SettingsSection
      title={t('email.title')}
      text={t(unconfirmed ? 'email.unconfirmed' : 'email.text', { email: user.email })}
      anchor="email"
    >
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
        <EmailMeant email={email} onTake={typed.change} />
        <PasswordField
          label={t('password.current')}
          showLabel={t('signup:show-password')}
          error={tried && password === '' ? t('password.current-missing') : about('password')}
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
