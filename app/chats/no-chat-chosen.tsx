import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyChats } from '#ui/art/scenes/empty-chats.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { chatsQuery } from './messages/queries.ts'

export type NoChatChosenProps = {
  /** People to begin a first conversation with. */
  readonly people: ReactNode
}

/** What stands beside the list without an open conversation. */
export function NoChatChosen({ people }: NoChatChosenProps) {
  const { t } = useTranslation('chats')
  const { data: chats } = useQuery(chatsQuery)
  if (chats?.length === 0) return <Page>{people}</Page>
  return (
    <Page width="narrow">
      <EmptyState art={<EmptyChats />} title={t('choose.title')}>
        {t('choose.text')}
      </EmptyState>
    </Page>
  )
}
