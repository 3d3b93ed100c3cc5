import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Gap } from '#core/membership/alerts/alerts.ts'
import type { DismissalKey } from '#core/membership/alerts/dismissals.ts'
import { memberAlert } from '#core/membership/alerts/member-alert.ts'
import { NoticeLine } from '#ui/patterns/notice-line/notice-line.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { install } from '../../notifications/install/install-offer.ts'
import { PushLine } from '../../notifications/push/push-line.tsx'
import { profileQuery } from '../../profiles/members/queries.ts'
import { photosQuery } from '../../profiles/own/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'
import { ActivationAlert } from './activation-alert.tsx'
import { InstallAlert } from './install-alert.tsx'
import { MailTroubleAlert } from './mail-trouble-alert.tsx'
import { useRouteName } from './route-name.ts'
import { storeDismissal } from './stored-dismissals.ts'
import { useAlertFacts } from './use-alert-facts.ts'
import { useBrowser } from './use-browser.ts'

/** The most important alert for a member, at the top of a page. */
export function MemberAlerts({ user }: { readonly user: User }) {
  const { t } = useTranslation('notices')
  const confirmed = user.status !== 'not_confirmed'
  const { main_image: mainImage } = user.profile
  const { data: photos } = useQuery({ ...photosQuery, enabled: !mainImage })
  const { data: profile } = useQuery({ ...profileQuery(user.id), enabled: confirmed })
  const { data: settings } = useQuery(settingsQuery)
  const { smartphone, signupComplete } = useBrowser()
  const { facts, renew } = useAlertFacts(user.id)
  const route = useRouteName()
  const dismiss = (key: DismissalKey) => {
    storeDismissal(key)
    renew()
  }
  const alert = memberAlert(
    {
      confirmed,
      profileDisabled: user.profile.status === 'disabled',
      mailTroubles: user.notifications_disabled,
      mainImage,
      photos: mainImage ? [] : photos?.map(({ status }) => ({ state: status })),
      profile,
      smartphone,
      signupComplete,
      push: settings?.push_public_key ? facts.push : 'incapable',
      notificationsDisabled: user.notifications_off,
      installWay: facts.installWay,
      signedUpAt: Date.parse(user.signup_date),
      // Of the page that is shown: the address changes as soon as another one is requested.
      route,
    },
    facts.dismissals,
    facts.at,
  )
  if (!alert) return null
  return (
    <Page tight>
      {alert.kind === 'activation' && <ActivationAlert email={user.email} as={alert.as} />}
      {alert.kind === 'mail-trouble' && (
        <MailTroubleAlert
          user={user}
          trouble={alert.trouble}
          dismissal={{
            label: t('dismiss'),
            onDismiss: () => dismiss('hide-disabled-notifications-alert'),
          }}
        />
      )}
      {alert.kind === 'photo' && (
        <PhotoLine state={alert.state} onDismiss={() => dismiss('hide-profile-photo-alert')} />
      )}
      {alert.kind === 'push' && settings && (
        <PushLine
          settings={settings}
          onDone={renew}
          onDismiss={() => dismiss('hide-push-notification-alert')}
        />
      )}
      {alert.kind === 'install' && (
        <InstallAlert
          way={alert.way}
          site={settings?.name ?? ''}
          onInstall={() => {
            install()
            renew()
          }}
          onDismiss={() => dismiss('hide-install-app-alert')}
        />
      )}
      {alert.kind === 'enrich' && (
        <EnrichLine gaps={alert.gaps} onDismiss={() => dismiss('hide-enrich-alert')} />
      )}
    </Page>
  )
}

type PhotoProps = {
  readonly state: 'missing' | 'inspection'
  readonly onDismiss: () => void
}

function PhotoLine({ state, onDismiss }: PhotoProps) {
  const { t } = useTranslation('notices')
  const { data: settings } = useQuery(settingsQuery)
  const byScript = state === 'inspection' && settings?.payments === 'demo'
  return (
    <NoticeLine
      icon="camera"
      title={t(`photo.${state}.title` as const)}
      {...(state === 'missing' && {
        action: { label: t('photo.missing.action'), to: <Link to="/profile" /> },
        dismissal: { label: t('dismiss'), onDismiss },
      })}
    >
      {byScript ? t('photo.inspection.demo') : t(`photo.${state}.text` as const)}
    </NoticeLine>
  )
}

type EnrichProps = { readonly gaps: readonly Gap[]; readonly onDismiss: () => void }

function EnrichLine({ gaps, onDismiss }: EnrichProps) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const list = format.list(gaps.map((gap) => t(`enrich.${gap}` as const)))
  return (
    <NoticeLine
      icon="edit"
      title={t('enrich.title')}
      dismissal={{ label: t('dismiss'), onDismiss }}
      action={{ label: t('enrich.action'), to: <Link to="/profile" /> }}
    >
      {t('enrich.text', { list })}
    </NoticeLine>
  )
}
