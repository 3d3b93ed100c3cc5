import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showsBack } from '#core/site/pages/installed-app.ts'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { TopBar } from '#ui/patterns/top-bar/top-bar.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { LoadingBar } from '#ui/primitives/loading-bar/loading-bar.tsx'
import { useRouteName } from '../membership/alerts/route-name.ts'
import { useBrowser } from '../membership/alerts/use-browser.ts'
import { settingsQuery } from '../site/queries.ts'
import { SiteLogo } from '../site/site-logo.tsx'

export type SiteBarProps = {
  readonly home: ReactElement
  readonly places?: readonly NavItem[]
  readonly menu: ReactNode
  /** A second action, where there is room for it. */
  readonly also?: ReactNode
}

/** The top bar with the site's name. */
export function SiteBar({ home, places = [], menu, also }: SiteBarProps) {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  const name = settings?.name ?? ''
  return (
    <>
      <LoadingBar loading={loading} label={t('loading')} />
      <TopBar
        label={t('nav.main')}
        logo={<SiteLogo name={name} {...(settings && { site: settings })} />}
        home={home}
        homeLabel={t('nav.home', { site: name })}
        items={places}
        back={<Back />}
        menu={menu}
        also={also}
      />
    </>
  )
}

/** Spec §2: the back button of an installed app. */
function Back() {
  const { t } = useTranslation()
  const router = useRouter()
  const { installedApp } = useBrowser()
  const route = useRouteName()
  if (!showsBack(route, installedApp)) return null
  return <IconButton icon="back" label={t('back')} onClick={() => router.history.back()} />
}
