import { expect, screen, within } from 'storybook/test'
import { SharedTastes } from '#app/landers/shared-tastes.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/Shared tastes (iconslanding)',
  component: SharedTastes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/iconslanding') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'iconslanding')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await oneAction({ app, canvas }, 'iconslanding')
  },
})

export const ForTheGrown = meta.story({
  name: 'For the grown (milf)',
  parameters: lander('/landers/iconslanding/milf-autumn'),
  play: async ({ app, canvas }) => {
    await expectTheme({ app, canvas }, 'milf')
    await oneAction({ app, canvas }, 'iconslanding')
  },
})

export const ThreeChosen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const chips = await canvas.findAllByRole('checkbox')
    for (const chip of chips.slice(0, 3)) await userEvent.click(chip)
    await expect(chips[3]).toBeDisabled()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('landers:iconslanding.action') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const part = await dialog.findByRole('button', { name: app.pattern('signup:own.change') })
    await expect(part).toBeVisible()
  },
})
