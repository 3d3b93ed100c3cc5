import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { MailTroubleAlert } from '../alerts/mail-trouble-alert.tsx'
import { FormOnDemand } from './form-on-demand.tsx'
import { PendingEmail } from './pending-email.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useEmailChange } from './use-email-change.ts'

/** Few change their address, and the providers' names are long. */
const EmailMeant = lazyOverlay(
  () => import('../../accounts/account/email-meant.tsx').then(({ EmailMeant }) => EmailMeant),
  { silent: true },
)

/**
 * Email change: a link is mailed to the new address, and the old one stays until it is used. One that nobody confirmed
 * is replaced at once.
 */
export function EmailSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const asked = useEmailChange(user)
  const { typed, unconfirmed, change, cancel } = asked
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
          {t(change.variables.unconfirmed ? 'email.corrected' : 'email.sent', {
            email: change.variables.email,
          })}
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
      {user.notifications_disabled.includes('bounce') && (
        <MailTroubleAlert user={user} trouble="bounce" besideAddress />
      )}
      <PendingEmail own={user.email} />
      <FormOnDemand
        label={t('email.change')}
        anchor="email"
        open={unconfirmed || typed.restored}
        busy={change.isPending}
        onCancel={unconfirmed ? undefined : cancel}
      >
        {(close) => <EmailForm asked={asked} close={close} />}
      </FormOnDemand>
    </SettingsSection>
  )
}

type EmailFormProps = {
  readonly asked: ReturnType<typeof useEmailChange>
  /** The button that closes it, if it can be closed. */
  readonly close: ReactNode
}

function EmailForm({ asked, close }: EmailFormProps) {
  const { typed, password, setPassword, passwordMissing, refused, change, submit } = asked
  const { t } = useTranslation(['settings', 'signup'])
  const explain = useExplain()
  const about = (field: 'email' | 'password') =>
    refused?.code.startsWith(`${field}.`) ? explain({ value: refused }) : undefined
  const other = refused && !about('email') && !about('password')
  return (
    <Form label={t('email.title')} onSubmit={submit}>
      {typed.restored && <Alert>{t('email.restored')}</Alert>}
      <TextField
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={about('email')}
        value={typed.value}
        onValueChange={typed.change}
      />
      {typed.value !== '' && <EmailMeant email={typed.value} onTake={typed.change} />}
      <PasswordField
        label={t('password.current')}
        showLabel={t('signup:show-password')}
        error={passwordMissing ? t('password.current-missing') : about('password')}
        value={password}
        onValueChange={setPassword}
      />
      {other && <Alert tone="danger">{explain({ value: refused })}</Alert>}
      <Inline>
        <Button type="submit" busy={change.isPending}>
          {t('email.change')}
        </Button>
        {close}
      </Inline>
    </Form>
  )
}
