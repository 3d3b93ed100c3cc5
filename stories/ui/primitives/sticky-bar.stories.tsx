import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PARAGRAPH } from '#stories/words.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { StickyBar } from '#ui/primitives/layout/sticky-bar.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/StickyBar',
  component: StickyBar,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'section',
    label: 'What you can do',
    children: (
      <Button tone="ember" wide icon="message">
        Write
      </Button>
    ),
  },
})

export const Default = meta.story({
  render: (args) => (
    <>
      <Page width="reading">
        <Stack>
          {Array.from({ length: 20 }, (_, index) => `${index + 1}. ${PARAGRAPH}`).map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Stack>
      </Page>
      <StickyBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'What you can do' })
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
  },
})
