import type { ReactNode } from 'react'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type TwoLinesProps = {
  readonly children: ReactNode
  /** Facts about it, smaller. */
  readonly facts: readonly (string | null)[]
  /** Whether something is wrong with it. */
  readonly wrong?: boolean
}

/** A cell of a table: what it is, and the facts about it. */
export function TwoLines({ children, facts, wrong = false }: TwoLinesProps) {
  return (
    <Stack gap="none">
      <span>{children}</span>
      <Text as="span" size="xs" tone={wrong ? 'danger' : 'muted'}>
        {facts.filter((fact) => fact !== null).join(' · ')}
      </Text>
    </Stack>
  )
}
