import { expect, screen, within } from 'storybook/test'
import { FreeSeat } from '#app/landers/free-seat.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/A free seat (socialnetwork)',
  component: FreeSeat,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/socialnetwork') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})

export const ForWomen = meta.story({
  name: 'For women (she)',
  parameters: lander('/landers/socialnetwork/she-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'she')
    await oneAction({ app, canvas }, 'socialnetwork')
  },
})

export const TakesTheAnswerAlong = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('landers:socialnetwork.name')), 'Robin')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const part = await dialog.findByRole('button', { name: app.pattern('signup:own.name') })
    await expect(part).toBeVisible()
  },
})
