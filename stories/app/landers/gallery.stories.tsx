import { GalleryWall } from '#app/landers/gallery-wall.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/gallery',
  component: GalleryWall,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/gallery') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Come in')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Come in')
  },
})

export const ForTheOlder = meta.story({
  parameters: lander('/landers/gallery/gilf-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'gilf', 'Here what you have lived through counts.')
    await oneAction(canvas, 'Come in')
  },
})
