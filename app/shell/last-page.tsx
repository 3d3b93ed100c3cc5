import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

/** The address of the page itself, query and all. */
const HERE = ''

export type LastPageProps = {
  readonly title: string
  readonly text?: string
  /** The same page once more, and the way home, in words. */
  readonly again: string
  readonly home: string
}

/** The page that needs nothing: for an app that did not start, and an error page that could not be shown (spec §8). */
export function LastPage({ title, text, again, home }: LastPageProps) {
  return (
    <Page as="main" width="narrow">
      <Stack gap="m">
        <Heading level={1} size="l">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        <Inline>
          <Button asChild tone="ember">
            <a href={HERE}>{again}</a>
          </Button>
          <Button asChild>
            <a href="/">{home}</a>
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}
