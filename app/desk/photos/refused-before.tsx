import { useTranslation } from 'react-i18next'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Picture } from '../queries.ts'

export type RefusedBeforeProps = { readonly picture: Pick<Picture, 'refused_before'> }

/** What abuse the same file was refused for before. */
export function RefusedBefore({ picture: { refused_before: before } }: RefusedBeforeProps) {
  const { t } = useTranslation('desk')
  if (!before) return null
  return (
    <Text size="s" tone="danger">
      {t('photos.before', { reason: t(`reason.${before}`) })}
    </Text>
  )
}
