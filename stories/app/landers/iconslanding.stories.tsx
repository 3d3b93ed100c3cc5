import { SharedTastes } from '#app/landers/shared-tastes.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/iconslanding',
  component: SharedTastes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/iconslanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Choose what suits you')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Choose what suits you')
  },
})

export const ForTheGrown = meta.story({
  parameters: lander('/landers/iconslanding/milf-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'milf', 'Here women know what they want.')
    await oneAction(canvas, 'Choose what suits you')
  },
})
