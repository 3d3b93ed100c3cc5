import { expect, screen, within } from 'storybook/test'
import { ConsentSettings } from '#app/membership/settings/consent-settings.tsx'
import { SeenDoor } from '#app/membership/settings/seen-door.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

/** The name of the demo's first site. */
const SITE = 'Vonk'

const meta = preview.meta({
  title: 'Settings/Consent',
  component: SeenDoor,
  subcomponents: { ConsentSettings },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/notifications/seen', whole: true, situation: freeMember() },
  },
})

/** Withdrawn after an explanation, and given again with a checkbox. */
export const TakenBackAndGiven = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const withdraw = { name: app.t('settings:consent.withdraw') }
    await userEvent.click(await canvas.findByRole('button', withdraw))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(app.t('settings:consent.withdraw-text'))
    await userEvent.click(within(question).getByRole('button', withdraw))
    await expect(await canvas.findByText(app.t('settings:consent.withdrawn'))).toBeVisible()

    const give = { name: app.t('settings:consent.give') }
    await userEvent.click(canvas.getByRole('button', give))
    await expect(await canvas.findByText(app.t('errors:consent.missing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: app.t('fields:sexuality.bi') }))
    const agreed = { name: app.t('signup:consent.label', { site: SITE }) }
    await userEvent.click(canvas.getByRole('checkbox', agreed))
    await userEvent.click(canvas.getByRole('button', give))
    await expect(await canvas.findByRole('button', withdraw)).toBeVisible()
  },
})
