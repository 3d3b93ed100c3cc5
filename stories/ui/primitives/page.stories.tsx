import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PARAGRAPH } from '#stories/words.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { as: 'main', children: <Text>{PARAGRAPH}</Text> },
})

export const Wide = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText(PARAGRAPH).getBoundingClientRect()
    await expect(text.left).toBeGreaterThanOrEqual(16)
  },
})

export const Reading = meta.story({
  args: { width: 'reading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PARAGRAPH).getBoundingClientRect().width).toBeLessThanOrEqual(640)
  },
})

export const Narrow = meta.story({
  args: { width: 'narrow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PARAGRAPH).getBoundingClientRect().width).toBeLessThanOrEqual(464)
  },
})
