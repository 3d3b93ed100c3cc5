import { expect } from 'storybook/test'
import { AcrossTheStreet } from '#app/landers/across-the-street.tsx'
import { LoopFilm } from '#app/landers/loop-film.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/video',
  component: AcrossTheStreet,
  subcomponents: { LoopFilm },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/video') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Write a message')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Write a message')
  },
})

export const ForTheGrown = meta.story({
  parameters: lander('/landers/video/milf-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'milf', 'Here women know what they want.')
    await oneAction(canvas, 'Write a message')
  },
})

export const ForMen = meta.story({
  parameters: lander('/landers/video/gay-autumn'),
  play: async ({ canvas, canvasElement }) => {
    await wears(canvas, 'gay', 'Here men write to men.')
    await oneAction(canvas, 'Write a message')
    // In the film are a woman and a man.
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
})

export const CanBePaused = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the film' }))
    await expect(await canvas.findByRole('button', { name: 'Play the film' })).toBeVisible()
  },
})

export const StandsStill = meta.story({
  globals: { motion: 'still' },
  play: async ({ canvas, canvasElement }) => {
    await oneAction(canvas, 'Write a message')
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
})
