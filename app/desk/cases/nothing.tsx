import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type NothingProps = { readonly title: string; readonly children: string }

/** A list of a case that has no rows. */
export function Nothing({ title, children }: NothingProps) {
  return (
    <Stack gap="s">
      <Heading level={2} size="l">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Stack>
  )
}
