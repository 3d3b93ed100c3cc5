import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Article } from '#ui/primitives/article/article.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { BlockedSettings } from './blocked-settings.tsx'
import { ConsentSettings } from './consent-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { EmailSettings } from './email-settings.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { LeaveSettings } from './leave-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { PushSettings } from './push-settings.tsx'
import { QuietHoursSettings } from './quiet-hours-settings.tsx'
import { ReportSettings } from './report-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { SiteSettings } from './site-settings.tsx'
import { useSettingsParts } from './use-settings-parts.ts'
import { VisibilitySettings } from './visibility-settings.tsx'
import { WritingSettings } from './writing-settings.tsx'

/** Account settings, with contents. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common'])
  const { data: user } = useQuery(userQuery)
  const { data: site } = useQuery(settingsQuery)
  const contents = useSettingsParts()
  const [passwordChanges, setPasswordChanges] = useState(0)
  if (!user) return null
  return (
    <Page>
      <Article
        head={<Heading level={1}>{t('title')}</Heading>}
        contentsLabel={t('common:contents')}
        contents={contents}
        brief
      >
        <Stack gap="l">
          <NotificationSettings user={user} />
          {site?.push_public_key && <PushSettings settings={site} />}
          <QuietHoursSettings user={user} />
          <VisibilitySettings user={user} />
          <SiteSettings />
          <ConsentSettings user={user} site={site?.name ?? ''} />
          <BlockedSettings />
          <ReportSettings />
          <LanguageSettings user={user} />
          <WritingSettings />
          {/* A new password cancels a pending email change, so its alert goes. */}
          <EmailSettings key={passwordChanges} user={user} />
          <PasswordSettings user={user} onChanged={() => setPasswordChanges((n) => n + 1)} />
          <SessionSettings />
          <DataSettings site={site?.name ?? ''} />
          <LeaveSettings />
        </Stack>
      </Article>
    </Page>
  )
}
