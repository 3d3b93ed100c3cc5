import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand } from '#core/site/settings.ts'
import { TopBar } from '#ui/patterns/top-bar/top-bar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/primitives/skip-link/skip-target.ts'
import { Text } from '#ui/primitives/text/text.tsx'
import { LanguageOffer } from '../membership/alerts/language-offer.tsx'
import { TestPayments } from '../membership/alerts/test-payments.tsx'
import { EntryWarning } from '../membership/entry/entry-warning.tsx'
import { settingsQuery } from '../site/queries.ts'
import { SiteLogo } from '../site/site-logo.tsx'
import { useBrand } from '../site/use-brand.ts'
import { useTabTitle } from '../site/use-tab-title.ts'
import { SiteFooter } from './site-footer.tsx'

export type LanderLayoutProps = {
  readonly children: ReactNode
}

/** The lander layout (spec §2): logo, page, footer with disclaimer, and the entry warning. */
export function LanderLayout({ children }: LanderLayoutProps) {
  const { t } = useTranslation(['landers', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const brand = useBrand()
  useLook(brand)
  useTabTitle()
  const name = settings?.name ?? ''
  const line = brand === 'default' ? null : t(`line.${brand}`)
  return (
    <>
      <SkipLink label={t('common:skip')} />
      <LanguageOffer />
      <TestPayments />
      <TopBar
        label={t('common:nav.main')}
        logo={
          <SiteLogo name={name} {...(line && { line })} {...(settings && { site: settings })} />
        }
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
      <EntryWarning layout="lander" />
    </>
  )
}

/** Applies the lander's theme to the whole document, dialogs too, while mounted; already in server-rendered pages. */
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
