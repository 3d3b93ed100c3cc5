import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import type { NavItem } from '#ui/patterns/top-bar/nav-item.ts'
import { TopBar } from '#ui/patterns/top-bar/top-bar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { WholePage } from '#ui/primitives/layout/whole-page.tsx'
import { LonePage } from '#ui/primitives/lone-page/lone-page.tsx'
import { Screen } from '#ui/primitives/screen/screen.tsx'
import { SiteLogo, type SiteLogoProps } from '../site/site-logo.tsx'
import { ShellContent } from './shell-content.tsx'
import type { SkeletonName } from './skeletons.ts'

export type ShellPageProps = {
  readonly site: string
  /** Its own logo, if it has one. */
  readonly logos?: SiteLogoProps['site']
  readonly skeleton: SkeletonName
  /** For visitors. */
  readonly visitor: boolean
}

/** A page before any script: bars with working links, and a skeleton. Contains no personal data. */
export function ShellPage({ site, logos, skeleton, visitor }: ShellPageProps) {
  const { t } = useTranslation()
  const logo = <SiteLogo name={site} {...(logos && { site: logos })} />
  const home = visitor ? '/' : '/members'
  const homeLabel = t('nav.home', { site })
  const content = <ShellContent skeleton={skeleton} />
  if (skeleton === 'nothing') {
    return (
      <LonePage logo={logo} home={home} homeLabel={homeLabel}>
        {content}
      </LonePage>
    )
  }

  const items: readonly NavItem[] = visitor
    ? []
    : [
        { label: t('nav.members'), icon: 'search', to: '/members' },
        { label: t('nav.chats'), icon: 'message', to: '/chats' },
        { label: t('nav.likes'), icon: 'heart', to: '/likes' },
      ]
  const top = (
    <TopBar
      label={t('nav.main')}
      logo={logo}
      home={home}
      homeLabel={homeLabel}
      items={items}
      menu={visitor && <LogIn>{t('nav.log-in')}</LogIn>}
    />
  )
  // Whether the last navigation item is credits or premium depends on the member.
  const bottom = !visitor && <BottomBar label={t('nav.main')} items={items} awaiting />
  if (skeleton === 'chats' || skeleton === 'chat') {
    return (
      <Screen focused={skeleton === 'chat'} top={top} bottom={bottom}>
        {content}
      </Screen>
    )
  }
  return (
    <WholePage>
      {top}
      <main>{content}</main>
      {bottom}
    </WholePage>
  )
}

function LogIn({ children }: { readonly children: ReactNode }) {
  return (
    <Button asChild size="s">
      <a href="/login">{children}</a>
    </Button>
  )
}
