import { expect, waitFor } from 'storybook/test'
import { TimeZoneLine } from '#app/accounts/account/time-zone-line.tsx'
import { HearDoor } from '#app/membership/settings/hear-door.tsx'
import { QuietHoursSettings } from '#app/membership/settings/quiet-hours-settings.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Settings/Quiet hours',
  component: HearDoor,
  subcomponents: { QuietHoursSettings, TimeZoneLine },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/notifications/hear', whole: true, situation: freeMember() },
  },
})

export const Chosen = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const stored = async () =>
      (await app.world.ports.reads.accounts.byId(VIEWER.id))?.quietHours ?? null
    const from = await canvas.findByLabelText(app.t('settings:quiet.from'))
    await expect(from).toHaveValue('22:00')
    await expect(canvas.getByLabelText(app.t('settings:quiet.to'))).toHaveValue('08:00')
    await userEvent.selectOptions(from, '23:30')
    await waitFor(async () => expect(await stored()).toEqual({ from: 1410, to: 480 }))
    await userEvent.click(canvas.getByRole('switch', { name: app.t('settings:quiet.on') }))
    await waitFor(async () => expect(await stored()).toBeNull())
    await waitFor(() =>
      expect(canvas.queryByLabelText(app.t('settings:quiet.from'))).not.toBeInTheDocument(),
    )
  },
})

export const ErrorOfNoTime = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const from = await canvas.findByLabelText(app.t('settings:quiet.from'))
    await userEvent.selectOptions(from, '08:00')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('errors:quiet-hours.empty'),
    )
    await waitFor(() => expect(from).toHaveValue('22:00'))
  },
})
