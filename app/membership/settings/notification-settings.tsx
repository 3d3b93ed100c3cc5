import { useTranslation } from 'react-i18next'
import { MAIL_TROUBLES, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useAccountChange } from '../../accounts/account/use-account-change.ts'
import { useExplain } from '../../site/use-explain.ts'
import { MailTroubleAlert } from '../alerts/mail-trouble-alert.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Spec §3: notification preferences, for mail and push. */
export function NotificationSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const change = useAccountChange()
  const trouble = MAIL_TROUBLES.find((one) => user.notifications_disabled.includes(one))
  return (
    <SettingsSection text={t('notifications.text')} anchor="notifications">
      {trouble && <MailTroubleAlert user={user} trouble={trouble} />}
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kind.${kind}`)}
          hint={t(`kind.${kind}-hint`)}
          checked={!user.notifications_off.includes(kind)}
          onCheckedChange={(wanted) =>
            change.save(({ notifications_off: off }) => ({
              notifications_off: NOTIFICATION_KINDS.filter((one) =>
                one === kind ? !wanted : off.includes(one),
              ),
            }))
          }
        />
      ))}
      {change.error && <Alert tone="danger">{explain(change.error)}</Alert>}
    </SettingsSection>
  )
}
