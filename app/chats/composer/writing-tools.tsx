import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { settingsQuery } from '../../site/queries.ts'

export type WritingToolsProps = {
  readonly onPhoto: () => void
  readonly onGift: () => void
  /** Opens ideas for a message; without it there is no button. */
  readonly onIdeas?: (() => void) | undefined
}

/** What can be sent besides text, with its price, and ideas for a text. */
export function WritingTools({ onPhoto, onGift, onIdeas }: WritingToolsProps) {
  const { t } = useTranslation(['chats', 'chat-photos', 'gifts', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const photoPrice = settings?.photo_credits ?? 0
  const cheapest = settings?.gift_credits ?? 0
  return (
    <>
      <IconButton
        icon="photo"
        label={
          photoPrice > 0
            ? t('chat-photos:open', { price: t('common:credits', { count: photoPrice }) })
            : t('chat-photos:open-free')
        }
        onClick={onPhoto}
      />
      <IconButton
        icon="gift"
        label={
          cheapest > 0
            ? t('gifts:open', { price: t('common:credits', { count: cheapest }) })
            : t('gifts:open-free')
        }
        onClick={onGift}
      />
      {onIdeas && <IconButton icon="idea" label={t('icebreaker.ideas')} onClick={onIdeas} />}
    </>
  )
}
