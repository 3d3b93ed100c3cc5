import { useTranslation } from 'react-i18next'
import {
  gravestOf,
  NOTIFICATION_CHOICES,
  NOTIFICATION_KINDS,
  type NotificationChoice,
} from '#core/accounts/account.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useAccountChange } from '../../accounts/account/use-account-change.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { MailTroubleAlert } from '../alerts/mail-trouble-alert.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What people do. */
const PEOPLE: readonly NotificationChoice[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'previews',
]
/** What the site says by itself: behind a row, so that the page stays short. */
const SITE = NOTIFICATION_KINDS.filter((kind) => !PEOPLE.includes(kind))

/** Spec §3: notification preferences, for mail and push. */
export function NotificationSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const format = useFormat()
  const change = useAccountChange()
  const trouble = gravestOf(user.notifications_disabled)
  const switchFor = (kind: NotificationChoice) => (
    <Switch
      key={kind}
      label={t(`kind.${kind}`)}
      hint={t(`kind.${kind}-hint`)}
      checked={!user.notifications_off.includes(kind)}
      onCheckedChange={(wanted) =>
        change.save(({ notifications_off: off }) => ({
          notifications_off: NOTIFICATION_CHOICES.filter((one) =>
            one === kind ? !wanted : off.includes(one),
          ),
        }))
      }
    />
  )
  const wanted = SITE.filter((kind) => !user.notifications_off.includes(kind))
  const counts = { on: format.number(wanted.length), all: format.number(SITE.length) }
  return (
    <SettingsSection text={t('notifications.text')} anchor="notifications">
      {trouble && <MailTroubleAlert user={user} trouble={trouble} />}
      <Stack gap="none">{PEOPLE.map(switchFor)}</Stack>
      <Disclosure title={t('now.site-kinds', counts)} opens={change.error !== null}>
        <Stack gap="none">{SITE.map(switchFor)}</Stack>
      </Disclosure>
      {change.error && <Alert tone="danger">{explain(change.error)}</Alert>}
    </SettingsSection>
  )
}
