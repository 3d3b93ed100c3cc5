import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PreviewFrame } from '#ui/patterns/preview-frame/preview-frame.tsx'

const PAGE = '<!doctype html><html lang="en"><title>Home</title><main><h1>Vonk</h1></main></html>'

const meta = preview.meta({
  title: 'Kit/Layout/PreviewFrame',
  component: PreviewFrame,
  args: {
    src: `data:text/html,${encodeURIComponent(PAGE)}`,
    title: 'Home',
    width: 'phone' as const,
  },
})

export const Phone = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Home')).toBeVisible()
  },
})

export const Desktop = meta.story({
  args: { width: 'desktop' as const },
  play: async ({ canvas, canvasElement }) => {
    const { width } = (await canvas.findByTitle('Home')).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
