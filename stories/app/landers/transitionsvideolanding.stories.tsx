import { expect, within } from 'storybook/test'
import { StepByStep } from '#app/landers/step-by-step.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Step by step (transitionsvideolanding)',
  component: StepByStep,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/transitionsvideolanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'transitionsvideolanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'transitionsvideolanding')
  },
})

export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: lander('/landers/transitionsvideolanding/gay-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'gay')
    await oneAction({ app, canvas }, 'transitionsvideolanding')
  },
})

export const WithoutMotion = meta.story({
  globals: { motion: 'still' },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'transitionsvideolanding')
    const lines = within(canvas.getByRole('figure')).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent?.trim())).toEqual(
      ([1, 2, 3, 4] as const).map((nth) => app.t(`landers:talk.${nth}`)),
    )
  },
})
