import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Ideas } from './ideas.tsx'
import { useIdeas } from './use-ideas.ts'

export type IcebreakersProps = {
  /** The recipient. */
  readonly profile: string
  readonly name: string
  /** Inserts the text into the field; the member sends it. */
  readonly onChoose: (text: string) => void
}

/** Suggested first messages for an empty conversation, based on the profile first. */
export function Icebreakers({ profile, name, onChoose }: IcebreakersProps) {
  const { t } = useTranslation('chats')
  const { ideas, onMore } = useIdeas(profile)
  return (
    <EmptyState
      title={t('icebreaker.title', { name })}
      actions={
        <>
          <Ideas ideas={ideas} onChoose={onChoose} />
          <Button tone="bare" size="s" icon="refresh" onClick={onMore}>
            {t('icebreaker.more')}
          </Button>
        </>
      }
    >
      {t('icebreaker.text')}
    </EmptyState>
  )
}
