import type { ReactNode } from 'react'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type FinderPageProps = {
  readonly title: string
  /** A line below the title. */
  readonly lead?: ReactNode
  /** How profiles are chosen: a sentence, and the rest on demand. */
  readonly explanation?:
    | { readonly text: string; readonly more?: { readonly title: string; readonly text: string } }
    | undefined
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
          <Heading level={1} align="center">
            {title}
          </Heading>
          {lead}
        </Stack>
        {children}
        {(explanation || foot) && (
          <Box block="m">
            <Stack gap="s">
              {explanation && <Explanation {...explanation} />}
              {foot}
            </Stack>
          </Box>
        )}
      </Stack>
    </Page>
  )
}

function Explanation({ text, more }: NonNullable<FinderPageProps['explanation']>) {
  return (
    // One measure: each part alone would be centred by its own length.
    <Text as="div" size="s" tone="muted" measured>
      {text}
      {more && <Disclosure title={more.title}>{more.text}</Disclosure>}
    </Text>
  )
}
