import { expect } from 'storybook/test'
import { AcrossTheStreet } from '#app/landers/across-the-street.tsx'
import { LoopFilm } from '#app/landers/loop-film.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Across the street (video)',
  component: AcrossTheStreet,
  subcomponents: { LoopFilm },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/video') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'video')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'video')
  },
})

export const ForTheGrown = meta.story({
  name: 'For the grown (milf)',
  parameters: lander('/landers/video/milf-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'milf')
    await oneAction({ app, canvas }, 'video')
  },
})

export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: lander('/landers/video/gay-autumn'),
  play: async ({ app, canvas, canvasElement }) => {
    await expectTheme({ app, canvas }, 'gay')
    await oneAction({ app, canvas }, 'video')
    // The video shows a woman and a man.
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
})

export const CanBePaused = meta.story({
  globals: { motion: 'full' },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('landers:film.pause') }))
    await expect(
      await canvas.findByRole('button', { name: app.t('landers:film.play') }),
    ).toBeVisible()
  },
})

export const StandsStill = meta.story({
  globals: { motion: 'still' },
  play: async ({ app, canvas, canvasElement }) => {
    await oneAction({ app, canvas }, 'video')
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
})
