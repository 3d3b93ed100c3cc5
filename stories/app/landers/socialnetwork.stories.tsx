import { FreeSeat } from '#app/landers/free-seat.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/socialnetwork',
  component: FreeSeat,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/socialnetwork') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})

export const ForWomen = meta.story({
  name: 'For women (she)',
  parameters: lander('/landers/socialnetwork/she-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'she')
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})
