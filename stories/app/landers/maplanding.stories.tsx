import { NearbyMap } from '#app/landers/nearby-map.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/maplanding',
  component: NearbyMap,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/maplanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Look around you')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Look around you')
  },
})

export const ForPlay = meta.story({
  parameters: lander('/landers/maplanding/bdsm-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'bdsm', 'Here you say beforehand what you want, and what not.')
    await oneAction(canvas, 'Look around you')
  },
})
