import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** URL of the page, with its query. */
const HERE = ''

export type FatalErrorPageProps = {
  readonly title: string
  readonly text?: string
  /** Retry, if useful, and a link to the home page. */
  readonly again?: string
  readonly home: string
}

/** The page without dependencies: if the app does not start, the URL is too long, or the error page failed (spec §8). */
export function FatalErrorPage({ title, text, again, home }: FatalErrorPageProps) {
  return (
    <Page as="main" width="narrow">
      <Stack gap="m">
        <Heading level={1} size="l">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        <Inline>
          {again && (
            <Button asChild tone="ember">
              <a href={HERE}>{again}</a>
            </Button>
          )}
          <Button asChild>
            <a href="/">{home}</a>
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}
