import { SharedTastes } from '#app/landers/shared-tastes.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/iconslanding',
  component: SharedTastes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/iconslanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'iconslanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'iconslanding')
  },
})

export const ForTheGrown = meta.story({
  name: 'For the grown (milf)',
  parameters: lander('/landers/iconslanding/milf-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'milf')
    await oneAction({ app, canvas }, 'iconslanding')
  },
})
