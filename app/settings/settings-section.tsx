import { type ReactNode, useId } from 'react'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

export type SettingsSectionProps = {
  readonly title: string
  /** What it is about, where the title does not say it all. */
  readonly text?: string
  readonly children: ReactNode
}

/** One matter of the settings, on a sheet of its own. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Surface as="section" labelledBy={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading id={id} level={2} size="l">
            {title}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Surface>
  )
}
