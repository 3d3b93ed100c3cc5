import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Unblock } from './unblock.tsx'
import type { BlockedMember } from './use-blocked-member.ts'

type Props = {
  /** The other member, if this member blocked them; `undefined` while loading. */
  readonly blocked: BlockedMember | null | undefined
  /** What was typed and not sent. */
  readonly draft: string
  readonly onDrop: () => void
}

/** In the place of the composer where the other has left or was blocked: what was typed can be read, copied and removed. */
export function ClosedChat({ blocked, draft, onDrop }: Props) {
  const { t } = useTranslation('chats')
  return (
    <Box inline="m" block="s">
      <Stack gap="s">
        {blocked === null && <Alert>{t('gone.text')}</Alert>}
        {blocked && <Unblock id={blocked.id} name={blocked.name ?? t('gone')} />}
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
