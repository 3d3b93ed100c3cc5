import type { ReactNode } from 'react'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

export type FinderPageProps = {
  readonly title: string
  /** A line below the title. */
  readonly lead?: ReactNode
  /** How whoever is shown is chosen. */
  readonly explanation?: string | undefined
  readonly children: ReactNode
}

/** A page that shows people who were chosen, and says how. */
export function FinderPage({ title, lead, explanation, children }: FinderPageProps) {
  return (
    <Page tight>
      <Stack gap="s">
        <Stack gap="xxs" align="center">
          <Heading level={1} size="l" align="center">
            {title}
          </Heading>
          {lead}
        </Stack>
        {children}
        {explanation && (
          <Text size="s" tone="muted" align="center">
            {explanation}
          </Text>
        )}
      </Stack>
    </Page>
  )
}
