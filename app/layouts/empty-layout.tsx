import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LonePage } from '#ui/lone-page/lone-page.tsx'
import { Logo } from '#ui/mark/logo.tsx'
import { userQuery } from '../account/queries.ts'
import { OfflineAlert } from '../notices/offline-alert.tsx'
import { settingsQuery } from '../site/queries.ts'

/** The empty layout (spec §2): the site's name and one thing to decide, for those who come by a link in a mail. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const name = settings?.name ?? ''
  return (
    <LonePage
      logo={<Logo name={name} />}
      home={<Link to={user ? '/members' : '/'} />}
      homeLabel={t('nav.home', { site: name })}
      notice={<OfflineAlert />}
    >
      {children}
    </LonePage>
  )
}
