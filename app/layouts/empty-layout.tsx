import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout/stack.tsx'
import { LonePage } from '#ui/lone-page/lone-page.tsx'
import { Logo } from '#ui/mark/logo.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { userQuery } from '../account/queries.ts'
import { TestPayments } from '../notices/test-payments.tsx'
import { settingsQuery } from '../site/queries.ts'

export type EmptyLayoutProps = {
  /** What must be known whatever the page is about. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/**
 * The empty layout (spec §2): the site's name and one thing, for those who come by a link in a mail, and for where a
 * page is missing or broken. It needs nothing to be loaded.
 */
export function EmptyLayout({ notice, children }: EmptyLayoutProps) {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const name = settings?.name ?? ''
  return (
    <>
      <SkipLink label={t('skip')} />
      <LonePage
        logo={<Logo name={name} />}
        home={<Link to={user ? '/members' : '/'} />}
        homeLabel={t('nav.home', { site: name })}
        notice={
          <Stack gap="none">
            <TestPayments />
            {notice}
          </Stack>
        }
      >
        {children}
      </LonePage>
    </>
  )
}
