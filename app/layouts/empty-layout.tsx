import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { LonePage } from '#ui/primitives/lone-page/lone-page.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { userQuery } from '../accounts/account/queries.ts'
import { TestPayments } from '../membership/alerts/test-payments.tsx'
import { settingsQuery } from '../site/queries.ts'
import { SiteLogo } from '../site/site-logo.tsx'

export type EmptyLayoutProps = {
  /** Alerts for every page. */
  readonly alert?: ReactNode
  readonly children: ReactNode
}

/** The empty layout (spec §2): the site's name and one message, for mail links, 404 and errors. Needs no data. */
export function EmptyLayout({ alert, children }: EmptyLayoutProps) {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const name = settings?.name ?? ''
  return (
    <>
      <SkipLink label={t('skip')} />
      <LonePage
        logo={<SiteLogo name={name} {...(settings && { site: settings })} />}
        home={<Link to={user ? '/members' : '/'} activeOptions={{ exact: true }} />}
        homeLabel={t('nav.home', { site: name })}
        foot={
          <Inline gap="m" justify="center">
            <TextLink asChild alone>
              <Link to="/withdraw">{t('footer.withdraw')}</Link>
            </TextLink>
            <TextLink asChild alone>
              <Link to="/lang-config">{t('footer.language')}</Link>
            </TextLink>
          </Inline>
        }
        notice={
          <Stack gap="none">
            <TestPayments />
            {alert}
          </Stack>
        }
      >
        {children}
      </LonePage>
    </>
  )
}
