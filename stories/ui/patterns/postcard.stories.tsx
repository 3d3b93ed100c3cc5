import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { LONG_NAME, UNBREAKABLE } from '#stories/words.ts'
import { Postcard } from '#ui/patterns/lander/postcard.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const meta = preview.meta({
  title: 'Kit/Lander/Postcard',
  component: Postcard,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <Photo src={FACES.noor} alt="Noor" missing="No photo yet" />,
    head: <Heading level={1}>Noor, 34</Heading>,
    lines: [
      { term: 'To', said: 'Noor' },
      { term: 'In', said: 'Utrecht' },
    ],
    children: <Button tone="ember">Write to Noor</Button>,
  },
})

export const StillBlank = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Utrecht')).toBeVisible()
  },
})

export const LongLinesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    head: (
      <Heading level={1} size="m">
        {LONG_NAME}
      </Heading>
    ),
    lines: [
      { term: 'To', said: LONG_NAME },
      { term: 'Loves', said: UNBREAKABLE },
    ],
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
