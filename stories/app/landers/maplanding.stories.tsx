import { expect, screen, within } from 'storybook/test'
import { NearbyMap } from '#app/landers/nearby-map.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectTheme, lander, oneAction } from '#stories/shared/landers.ts'
import { TOWN } from '#stories/shared/signing-up.ts'

const meta = preview.meta({
  title: 'Landers/Map (maplanding)',
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

/** The beginning of a name is no town yet: the signup asks which, with what was typed. */
export const AsksWhichTown = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('landers:maplanding.town')), 'Utrech')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const town = await dialog.findByLabelText(app.t('signup:location.town'))
    await expect(town).toHaveValue('Utrech')
    await expect(town).toBeValid()
    const utrecht = await dialog.findByRole('radio', { name: TOWN })
    await expect(utrecht).not.toBeChecked()
    await userEvent.click(utrecht)
    await userEvent.click(dialog.getByRole('button', { name: app.t('next') }))
    await expect(
      await dialog.findByRole('heading', { name: app.t('signup:line.title') }),
    ).toBeVisible()
    const part = await dialog.findByRole('button', { name: app.pattern('signup:own.place') })
    await expect(part).toBeVisible()
  },
})
