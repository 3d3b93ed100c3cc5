import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkPassword, PASSWORD_LENGTH } from '#core/accounts/password.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { NewPasswordField } from '../../accounts/account/new-password-field.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { answered, api, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useSiteNames } from '../../site/use-site-names.ts'
import { FormOnDemand } from './form-on-demand.tsx'
import { SettingsSection } from './settings-section.tsx'

const BLANK = { old: '', fresh: '', again: '' }

type PasswordSettingsProps = { readonly user: User; readonly onChanged: () => void }

/** Password change, typed twice, with the current one; all other sessions end (spec §5). */
export function PasswordSettings({ user, onChanged }: PasswordSettingsProps) {
  const { t } = useTranslation(['settings', 'signup'])
  const explain = useExplain()
  const { typed, setTyped, tried, setTried, change, onDemand } = usePasswordChange(onChanged)
  const { old, fresh, again } = typed
  const type = (field: keyof typeof BLANK) => (value: string) => {
    change.reset()
    setTyped((before) => ({ ...before, [field]: value }))
  }

  const owner = { email: user.email, name: user.profile.name }
  const sites = useSiteNames()
  const checked = checkPassword(fresh, owner, sites)
  const refused = change.error ? errorOf(change.error) : null
  const oldWrong = refused?.code === 'password.old-wrong'
  const freshWrong = !oldWrong && refused?.code.startsWith('password.')
  const missing = tried && old === '' ? t('password.current-missing') : undefined
  const submit = () => {
    setTried(true)
    if (old !== '' && checked.ok && fresh === again) change.mutate()
  }

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')} anchor="password">
      <FormOnDemand label={t('password.change')} anchor="password" {...onDemand}>
        {(close) => (
          <Form label={t('password.title')} onSubmit={submit}>
            <PasswordField
              label={t('password.current')}
              showLabel={t('signup:show-password')}
              error={oldWrong ? explain(change.error) : missing}
              value={old}
              onValueChange={type('old')}
            />
            <NewPasswordField
              label={t('password.new')}
              hint={t('password.hint', { minimum: PASSWORD_LENGTH.minimum })}
              error={
                tried && !checked.ok
                  ? explain({ value: checked.error })
                  : freshWrong
                    ? explain(change.error)
                    : undefined
              }
              owner={owner}
              sites={sites}
              value={fresh}
              onValueChange={type('fresh')}
            />
            <PasswordField
              label={t('password.repeat')}
              showLabel={t('signup:show-password')}
              autoComplete="new-password"
              error={tried && checked.ok && fresh !== again ? t('password.differ') : undefined}
              value={again}
              onValueChange={type('again')}
            />
            {refused && !oldWrong && !freshWrong && (
              <Alert tone="danger">{explain(change.error)}</Alert>
            )}
            {change.isSuccess && <Alert tone="success">{t('password.done')}</Alert>}
            <Inline>
              <Button type="submit" busy={change.isPending}>
                {t('password.change')}
              </Button>
              {close}
            </Inline>
          </Form>
        )}
      </FormOnDemand>
    </SettingsSection>
  )
}

/** What is typed for a password change, and its request. */
function usePasswordChange(onChanged: () => void) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(BLANK)
  const [tried, setTried] = useState(false)
  const change = useMutation({
    mutationFn: () => answered(api.account.password.put({ old: typed.old, password: typed.fresh })),
    onSuccess: async () => {
      setTyped(BLANK)
      setTried(false)
      onChanged()
      await invalidate(queries, { type: 'password' })
    },
  })
  const onCancel = () => {
    setTyped(BLANK)
    setTried(false)
    change.reset()
  }
  const onDemand = { busy: change.isPending, onCancel }
  return { typed, setTyped, tried, setTried, change, onDemand }
}
