import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { useOwnTitle } from '../shared/own-title.ts'
import { DeskLink } from './desk-link.tsx'
import { SECTIONS, sectionOf, useMay } from './use-may.ts'

/** The screens that an operator's roles give; in place of another one, that they do not. */
export function IfAllowed({ children }: { readonly children: ReactNode }) {
  const section = useRouterState({ select: ({ location }) => sectionOf(location.pathname) })
  const may = useMay()
  return section === null || may(SECTIONS[section]) ? children : <NotAllowed />
}

/** A screen that is not for this operator: their roles do not give it, or no longer. */
export function NotAllowed() {
  const { t } = useTranslation('desk')
  useOwnTitle(t('not-allowed.title'))
  return (
    <EmptyState
      level={1}
      title={t('not-allowed.title')}
      actions={
        <Button asChild tone="ember">
          <DeskLink to="/desk">{t('to-overview')}</DeskLink>
        </Button>
      }
    >
      {t('not-allowed.text')}
    </EmptyState>
  )
}
