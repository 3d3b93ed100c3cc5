import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChats } from '#ui/art/scenes/empty-chats.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { LazyFittingPeople } from '../discovery/finder/lazy-fitting-people.ts'
import { chatsQuery } from './messages/queries.ts'

/** What stands beside the list without an open conversation: without any, people to begin one with. */
export function NoChatChosen() {
  const { t } = useTranslation('chats')
  const { data: chats } = useQuery(chatsQuery)
  if (chats?.length === 0) {
    return (
      <Page>
        <LazyFittingPeople />
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <EmptyState art={<EmptyChats />} title={t('choose.title')}>
        {t('choose.text')}
      </EmptyState>
    </Page>
  )
}
