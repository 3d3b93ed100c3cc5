import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#ui/art/mark/logo.tsx'
import { LonePage } from '#ui/primitives/lone-page/lone-page.tsx'
import { settingsQuery } from '../site/queries.ts'
import { DeskLink } from './desk-link.tsx'
import { LanguageMenu } from './language-menu.tsx'

export type LonelyPageProps = { readonly children: ReactNode }

/** A page of the desk without its navigation: login, invitation, errors. */
export function LonelyPage({ children }: LonelyPageProps) {
  const { t } = useTranslation('desk')
  const { data: settings } = useQuery(settingsQuery)
  return (
    <LonePage
      logo={<Logo name={settings?.name ?? ''} line={t('name')} />}
      home={<DeskLink to="/desk" />}
      homeLabel={t('home', { site: settings?.name ?? '' })}
      foot={<LanguageMenu />}
    >
      {children}
    </LonePage>
  )
}
