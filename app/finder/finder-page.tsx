import type { ReactNode } from 'react'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type FinderPageProps = {
  readonly title: string
  /** A line below the title. */
  readonly lead?: ReactNode
  /** How profiles are chosen. */
  readonly explanation?: string | undefined
  /** A line at the end. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Layout of the match finder pages, with an explanation of the choice. */
export function FinderPage({ title, lead, explanation, foot, children }: FinderPageProps) {
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
        {(explanation || foot) && (
          <Box block="m">
            <Stack gap="s">
              {explanation && (
                <Text size="s" tone="muted" align="center" measured>
                  {explanation}
                </Text>
              )}
              {foot}
            </Stack>
          </Box>
        )}
      </Stack>
    </Page>
  )
}
