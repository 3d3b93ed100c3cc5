import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '#core/notices/enrich.ts'
import { Page } from '#ui/layout/page.tsx'
import { NoticeLine } from '#ui/notice-line/notice-line.tsx'
import type { User } from '../account/queries.ts'
import { answered, api } from '../client/client.ts'
import { useInstallOffer } from '../install/install-offer.ts'
import { profileQuery } from '../members/queries.ts'
import { usePushState } from '../push/use-push-state.ts'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'
import { ActivationNotice } from './activation-notice.tsx'
import { chooseNotice } from './choose-notice.ts'
import { InstallAlert } from './install-alert.tsx'
import { MailTroubleAlert } from './mail-trouble-alert.tsx'
import { useRouteName } from './route-name.ts'
import { useBrowser } from './use-browser.ts'
import { useDismissals } from './use-dismissals.ts'

const photosQuery = {
  queryKey: ['photos'],
  queryFn: async () => (await answered(api.photos.get())).photos,
}

/** Fetched where it is shown: every page carries these alerts, and few ask this. */
const PushPrompt = lazy(async () => {
  const { PushPrompt } = await import('./push-prompt.tsx')
  return { default: PushPrompt }
})

/** The routes, by their names in the spec, on which one buys. */
const PAYING = /^(credits|premium|pricing|transactions)/

/** Pages that belong to a face, a payment or the profile itself: nothing is asked of the member there. */
const UNDISTURBED = /^\/(members\/|credits|transactions|premium|profile|notifications)/

/** What a member should know at the top of a page: the one thing that matters most. */
export function MemberAlerts({ user }: { readonly user: User }) {
  const { t } = useTranslation('notices')
  const confirmed = user.status !== 'not_confirmed'
  const { main_image: mainImage } = user.profile
  const { data: photos } = useQuery({ ...photosQuery, enabled: confirmed && !mainImage })
  const { data: profile } = useQuery({ ...profileQuery(user.id), enabled: confirmed })
  const { data: settings } = useQuery(settingsQuery)
  const browser = useBrowser()
  const push = usePushState(user.id)
  const { way: installWay, install } = useInstallOffer()
  const route = useRouteName()
  const { dismissals, dismiss } = useDismissals()
  const notice = chooseNotice(
    {
      confirmed,
      profileDisabled: user.profile.status === 'disabled',
      mailTroubles: user.notifications_disabled,
      mainImage,
      photos: mainImage ? [] : photos?.map(({ status }) => ({ state: status })),
      profile,
      ...browser,
      push,
      installWay,
      signedUpAt: Date.parse(user.signup_date),
      paying: PAYING.test(route),
    },
    dismissals,
    Date.now(),
  )
  const here = useRouterState({ select: ({ location }) => location.pathname })
  if (!notice || (notice.kind !== 'activation' && UNDISTURBED.test(here))) return null
  return (
    <Page tight>
      {notice.kind === 'activation' && <ActivationNotice email={user.email} as={notice.as} />}
      {notice.kind === 'mail-trouble' && (
        <MailTroubleAlert
          user={user}
          trouble={notice.trouble}
          dismissal={{
            label: t('dismiss'),
            onDismiss: () => dismiss('hide-disabled-notifications-alert'),
          }}
        />
      )}
      {notice.kind === 'photo' && <PhotoLine state={notice.state} />}
      {notice.kind === 'push' && settings && (
        <Suspense fallback={null}>
          <PushPrompt
            settings={settings}
            onDismiss={() => dismiss('hide-push-notification-alert')}
          />
        </Suspense>
      )}
      {notice.kind === 'install' && (
        <InstallAlert
          way={notice.way}
          site={settings?.name ?? ''}
          onInstall={install}
          onDismiss={() => dismiss('hide-install-app-alert')}
        />
      )}
      {notice.kind === 'enrich' && (
        <EnrichLine gaps={notice.gaps} onDismiss={() => dismiss('hide-enrich-alert')} />
      )}
    </Page>
  )
}

function PhotoLine({ state }: { readonly state: 'missing' | 'inspection' }) {
  const { t } = useTranslation('notices')
  return (
    <NoticeLine
      icon="camera"
      title={t(`photo.${state}.title` as const)}
      {...(state === 'missing' && {
        action: { label: t('photo.missing.action'), to: <Link to="/profile" /> },
      })}
    >
      {t(`photo.${state}.text` as const)}
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
