import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** A label with its value. */
export function Line({ words, value }: { readonly words: string; readonly value: string }) {
  return (
    <Inline justify="between" align="baseline" gap="m" wrap={false}>
      <Text tone="muted" size="s">
        {words}
      </Text>
      <Text as="span" size="s" align="end">
        {value}
      </Text>
    </Inline>
  )
}

/** Name and address in lines, as on an envelope: a two-column layout has no room for it. */
export function Party({
  words,
  lines,
}: {
  readonly words: string
  readonly lines: readonly string[]
}) {
  return (
    <Stack gap="none">
      <Text tone="muted" size="s">
        {words}
      </Text>
      {lines.filter(Boolean).map((line) => (
        <Text as="span" size="s" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  )
}
