import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Changeable } from '#ui/patterns/changeable/changeable.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Part } from './parts.ts'

export type PartRegionProps = {
  readonly part: Part
  /** As others see it; nothing is an invitation, which they do not see. */
  readonly shown: ReactNode
  readonly onEdit: () => void
}

/** A part of the own profile, pressed to change it. */
export function PartRegion({ part, shown, onEdit }: PartRegionProps) {
  const { t } = useTranslation('profile')
  const name = t(`part.${part}`)
  return (
    <Changeable label={t('edit', { part: name })} as={shown ? 'words' : 'empty'} onPress={onEdit}>
      {shown || (
        <Stack gap="xxs">
          <Heading level={2} size="m">
            {name}
          </Heading>
          <Text tone="muted">{t(`empty.${part}`)}</Text>
        </Stack>
      )}
    </Changeable>
  )
}
