import { FreeSeat } from '#app/landers/free-seat.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/socialnetwork',
  component: FreeSeat,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/socialnetwork') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Take a seat')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Take a seat')
  },
})

export const ForWomen = meta.story({
  parameters: lander('/landers/socialnetwork/she-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'she', 'Here women take the first step.')
    await oneAction(canvas, 'Take a seat')
  },
})
