import { expect } from 'storybook/test'
import { WarmUp } from '#app/landers/warm-up.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/tinderswipe',
  component: WarmUp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/tinderswipe') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'tinderswipe')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:tinderswipe.cup') }),
    ).toBeVisible()
  },
})

export const ThreeAnswersLater = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    for (const thing of ['cup', 'record', 'tent'] as const) {
      await canvas.findByRole('heading', { name: app.t(`landers:tinderswipe.${thing}`) })
      await userEvent.click(
        await canvas.findByRole('button', { name: app.t('landers:tinderswipe.yes') }),
      )
    }
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:tinderswipe.end') }),
    ).toBeVisible()
    await oneAction({ app, canvas }, 'tinderswipe')
  },
})
