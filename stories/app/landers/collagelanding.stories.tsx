import { Collage } from '#app/landers/collage.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/collagelanding',
  component: Collage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/collagelanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Make your profile')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Make your profile')
  },
})

export const ForASizeMore = meta.story({
  parameters: lander('/landers/collagelanding/bbw-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'bbw', 'Here nobody has to hold anything in.')
    await oneAction(canvas, 'Make your profile')
  },
})
