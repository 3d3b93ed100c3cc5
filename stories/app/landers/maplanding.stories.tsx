import { NearbyMap } from '#app/landers/nearby-map.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/maplanding',
  component: NearbyMap,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/maplanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'maplanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'maplanding')
  },
})

export const ForPlay = meta.story({
  name: 'For play (bdsm)',
  parameters: lander('/landers/maplanding/bdsm-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'bdsm')
    await oneAction({ app, canvas }, 'maplanding')
  },
})
