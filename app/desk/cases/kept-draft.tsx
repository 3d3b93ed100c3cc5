import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type KeptDraftProps = {
  /** Who decided first; `null` if unknown. */
  readonly by: string | null
  readonly facts: string
  readonly onDrop: () => void
}

/** Somebody else decided first: what was typed meanwhile is kept to be copied. */
export function KeptDraft({ by, facts, onDrop }: KeptDraftProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Alert
      tone="warning"
      action={
        <Button size="s" onClick={onDrop}>
          {t('first.drop')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>{by === null ? t('first.somebody') : t('first.by', { name: by })}</Text>
        {facts !== '' && (
          <>
            <Text size="s" tone="muted">
              {t('first.typed')}
            </Text>
            <Text typed>{facts}</Text>
          </>
        )}
      </Stack>
    </Alert>
  )
}
