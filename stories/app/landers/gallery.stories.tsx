import { expect } from 'storybook/test'
import { GalleryWall } from '#app/landers/gallery-wall.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Wall of portraits (gallery)',
  component: GalleryWall,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/gallery') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'gallery')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'gallery')
  },
})

export const ForTheOlder = meta.story({
  name: 'For the older (gilf)',
  parameters: lander('/landers/gallery/gilf-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'gilf')
    await oneAction({ app, canvas }, 'gallery')
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
