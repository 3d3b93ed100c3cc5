import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { EMOJI_NAME, LONG_NAME, PARAGRAPH, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'
import { Letter } from '#ui/patterns/lander/letter.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const head = (name: string) => (
  <Heading level={1} size="xl" typed>
    {name}
  </Heading>
)

const meta = preview.meta({
  title: 'Kit/Lander/Letter',
  component: Letter,
  parameters: { layout: 'fullscreen' },
  args: {
    photo: <Photo src={FACES.noor} alt="Noor" missing="No photo yet" />,
    head: head('Noor, 34'),
    words: PARAGRAPH,
    children: <Button tone="ember">Write to Noor</Button>,
  },
})

export const Written = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PARAGRAPH)).toHaveAttribute('dir', 'auto')
  },
})

export const Silent = meta.story({
  args: { words: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('blockquote')).toBeNull()
  },
})

export const WithoutAPhoto = meta.story({
  args: { photo: <Photo src={null} alt="" missing="No photo yet" />, head: head(EMOJI_NAME) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo yet')).toBeVisible()
  },
})

export const LongNameOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { head: head(LONG_NAME), words: UNBREAKABLE },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

export const FromRightToLeft = meta.story({
  args: { head: head(RTL_NAME), words: RTL_NAME },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(RTL_NAME)).toHaveLength(2)
  },
})
