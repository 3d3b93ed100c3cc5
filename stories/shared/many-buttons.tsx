import { MANY } from '#stories/words.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'

/** A page with enough buttons to scroll past its bars. */
export const ManyButtons = () => (
  <Page>
    <Stack gap="xs">
      {MANY.map((name) => (
        <Button key={name} tone="quiet">
          {name}
        </Button>
      ))}
    </Stack>
  </Page>
)
