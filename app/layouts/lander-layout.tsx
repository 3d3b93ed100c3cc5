import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { warnsVisitors } from '#core/notices/entry-warning.ts'
import type { Brand } from '#core/site/settings.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Logo } from '#ui/mark/logo.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/skip-link/skip-target.ts'
import { Text } from '#ui/text/text.tsx'
import { TopBar } from '#ui/top-bar/top-bar.tsx'
import { userQuery } from '../account/queries.ts'
import { useBrand } from '../landers/use-brand.ts'
import { doorOf } from '../notices/door.ts'
import { StandingWarning } from '../notices/standing-warning.tsx'
import { TestPayments } from '../notices/test-payments.tsx'
import { type Settings, settingsQuery } from '../site/queries.ts'
import { useTabTitle } from '../site/use-tab-title.ts'
import { SiteFooter } from './site-footer.tsx'

export type LanderLayoutProps = {
  readonly slug?: string | undefined
  readonly children: ReactNode
}

/** The layout of the landers (spec §2): the logo, the page, the footer with its disclaimer, and the entry warning. */
export function LanderLayout({ slug, children }: LanderLayoutProps) {
  const { t } = useTranslation(['landers', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const warned = settings !== undefined && user === null && isWarned(settings)
  const brand = useBrand(slug)
  useLook(brand)
  useTabTitle()
  const name = settings?.name ?? ''
  const line = brand === 'default' ? null : t(`line.${brand}`)
  return (
    <>
      <SkipLink label={t('common:skip')} />
      <TestPayments />
      <TopBar
        label={t('common:nav.main')}
        logo={<Logo name={name} {...(line && { line })} />}
        home={<Link to="/" />}
        homeLabel={t('common:nav.home', { site: line ? `${name} ${line}` : name })}
        menu={
          <Button asChild size="s">
            <Link to="/login">{t('common:nav.log-in')}</Link>
          </Button>
        }
      />
      <main {...SKIP_TARGET} data-waits="">
        {children}
        <Page>
          <Text size="s" tone="muted">
            {t('drawn')} {t('adults', { site: name, age: settings?.min_age ?? 18 })}
          </Text>
        </Page>
      </main>
      <SiteFooter />
      {warned && <StandingWarning settings={settings} />}
    </>
  )
}

/** Dresses the whole page, dialogs too, for as long as the lander is there. The server's page comes dressed. */
function useLook(brand: Brand): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.brand
    dataset.brand = brand
    return () => {
      dataset.brand = before ?? 'default'
    }
  }, [brand])
}

/** Whether anybody here would be warned; whether this visitor is, the warning itself knows. */
function isWarned(settings: Settings): boolean {
  const door = doorOf(settings, 'lander')
  return door !== null && warnsVisitors(door)
}
