import { expect } from 'storybook/test'
import { StepByStep } from '#app/landers/step-by-step.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction, wears } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/transitionsvideolanding',
  component: StepByStep,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/transitionsvideolanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Take the first step')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Take the first step')
  },
})

export const ForMen = meta.story({
  parameters: lander('/landers/transitionsvideolanding/gay-autumn'),
  play: async ({ canvas }) => {
    await wears(canvas, 'gay', 'Here men write to men.')
    await oneAction(canvas, 'Take the first step')
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
    await oneAction(canvas, 'Take the first step')
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
})
