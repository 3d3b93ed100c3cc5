import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Ideas } from './ideas.tsx'
import { useIdeas } from './use-ideas.ts'

export type IcebreakerSheetProps = {
  readonly open: boolean
  /** The recipient. */
  readonly profile: string
  /** Inserts the text into the field; the member sends it. */
  readonly onChoose: (text: string) => void
  readonly onClose: () => void
}

/** The icebreaker modal of a conversation that is under way (spec §2). */
export function IcebreakerSheet({ open, onClose, ...rest }: IcebreakerSheetProps) {
  const { t } = useTranslation(['chats', 'common'])
  return (
    <Sheet
      title={t('icebreaker.ideas')}
      open={open}
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Choices {...rest} />
    </Sheet>
  )
}

function Choices({ profile, onChoose }: Pick<IcebreakerSheetProps, 'profile' | 'onChoose'>) {
  const { t } = useTranslation('chats')
  const { ideas, onMore } = useIdeas(profile)
  return (
    <Stack gap="s">
      <Text tone="muted">{t('icebreaker.text')}</Text>
      <Ideas ideas={ideas} onChoose={onChoose} />
      <Button tone="bare" size="s" icon="refresh" onClick={onMore}>
        {t('icebreaker.more')}
      </Button>
    </Stack>
  )
}
