import { expect } from 'storybook/test'
import { Collage } from '#app/landers/collage.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Collage (collagelanding)',
  component: Collage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/collagelanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'collagelanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'collagelanding')
  },
})

export const ForASizeMore = meta.story({
  name: 'For a size more (bbw)',
  parameters: lander('/landers/collagelanding/bbw-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'bbw')
    await oneAction({ app, canvas }, 'collagelanding')
  },
})

export const TurnedOver = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const turn = (nth: number) =>
      canvas.findByRole('button', { name: app.pattern('landers:cast.turn', { nth }) })
    await userEvent.click(await turn(3))
    await expect(await turn(3)).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(app.t('landers:cast.3'))).toBeVisible()
    await userEvent.click(await turn(1))
    await expect(await turn(3)).toHaveAttribute('aria-pressed', 'false')
  },
})
