import type { ReactNode } from 'react'
import { Facts } from '#ui/patterns/facts/facts.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type CasePageProps = {
  readonly title: string
  /** What the page tells. */
  readonly intro?: string
  /** Each a `Fact`. */
  readonly facts: ReactNode
  /** What happens next. */
  readonly note: string | null
  readonly action?: ReactNode
}

/** How a case stands that was sent to us, by the link from its receipt. */
export function CasePage({ title, intro, facts, note, action }: CasePageProps) {
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {intro && <Text>{intro}</Text>}
        </Stack>
        <Facts>{facts}</Facts>
        {note !== null && <Text tone="muted">{note}</Text>}
        {action && <Inline>{action}</Inline>}
      </Stack>
    </Page>
  )
}
