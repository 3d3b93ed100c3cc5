import { useTranslation } from 'react-i18next'
import { EmptyChats } from '#ui/art/empty-chats.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'

/** What stands beside the list until a conversation is chosen. */
export function NoChatChosen() {
  const { t } = useTranslation('chats')
  return (
    <Page width="narrow">
      <EmptyState art={<EmptyChats />} title={t('choose.title')}>
        {t('choose.text')}
      </EmptyState>
    </Page>
  )
}
