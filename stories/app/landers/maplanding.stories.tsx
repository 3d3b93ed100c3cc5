import { expect, screen, within } from 'storybook/test'
import { NearbyMap } from '#app/landers/nearby-map.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/maplanding',
  component: NearbyMap,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/maplanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'maplanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'maplanding')
  },
})

export const ForPlay = meta.story({
  name: 'For play (bdsm)',
  parameters: lander('/landers/maplanding/bdsm-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'bdsm')
    await oneAction({ app, canvas }, 'maplanding')
  },
})

export const TakesTheAnswerAlong = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('landers:maplanding.town')), 'utrecht')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const part = await dialog.findByRole('button', { name: app.pattern('signup:own.place') })
    await expect(part).toBeVisible()
  },
})
