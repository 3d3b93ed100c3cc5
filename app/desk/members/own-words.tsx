import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type OwnWordsProps = { readonly line: string | null; readonly about: string }

/** What a member says of themselves: the line they chose, and their about text. */
export function OwnWords({ line, about }: OwnWordsProps) {
  const { t } = useTranslation('desk-cases')
  if (about === '' && line === null) return <Text tone="muted">{t('evidence.no-about')}</Text>
  return (
    <Stack gap="xs">
      {line !== null && <Text typed>{line}</Text>}
      {about !== '' && <Text typed>{about}</Text>}
    </Stack>
  )
}
