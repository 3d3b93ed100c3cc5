import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

type Props = {
  /** What was typed and not sent. */
  readonly draft: string
  readonly onDrop: () => void
}

/** In the place of the composer where the other has left: what was typed can be read, copied and removed. */
export function ClosedChat({ draft, onDrop }: Props) {
  const { t } = useTranslation('chats')
  return (
    <Box inline="m" block="s">
      <Stack gap="s">
        <Alert>{t('gone.text')}</Alert>
        {draft.trim() !== '' && (
          <Surface tone="sunken" inset="s">
            <Stack gap="xs" align="start">
              <Text tone="muted" size="s">
                {t('gone.typed')}
              </Text>
              <Text typed>{draft}</Text>
              <Button size="s" tone="bare" icon="close" onClick={onDrop}>
                {t('gone.remove')}
              </Button>
            </Stack>
          </Surface>
        )}
      </Stack>
    </Box>
  )
}
