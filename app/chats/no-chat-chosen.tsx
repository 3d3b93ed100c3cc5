import { useTranslation } from 'react-i18next'
import { EmptyChats } from '#ui/art/scenes/empty-chats.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

/** Placeholder beside the list, without an open conversation. */
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
