import { type ReactNode, useId } from 'react'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { SettingsPart } from './doors.ts'
import { DOOR_HEADING } from './open-door.tsx'

export type SettingsSectionProps = {
  /** Without one the door's name is enough. */
  readonly title?: string
  /** A description, if the title is not enough. */
  readonly text?: string
  /** What other pages' links name it by. */
  readonly anchor: SettingsPart
  readonly children: ReactNode
}

/** One matter of the settings, on a sheet of its own. */
export function SettingsSection({ title, text, anchor, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Surface as="section" inset="m" id={anchor} labelledBy={title ? id : DOOR_HEADING}>
      <Stack gap="s">
        {(title || text) && (
          <Stack gap="xxs">
            {title && (
              <Heading id={id} level={2} size="l">
                {title}
              </Heading>
            )}
            {text && (
              <Text size="s" tone="muted">
                {text}
              </Text>
            )}
          </Stack>
        )}
        {children}
      </Stack>
    </Surface>
  )
}
