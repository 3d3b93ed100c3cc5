import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { EmailSettings } from '#app/membership/settings/email-settings.tsx'
import { FormOnDemand } from '#app/membership/settings/form-on-demand.tsx'
import { LogInDoor } from '#app/membership/settings/log-in-door.tsx'
import { PasswordSettings } from '#app/membership/settings/password-settings.tsx'
import { PendingEmail } from '#app/membership/settings/pending-email.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Network } from '#stories/shared/network.ts'

const FRESH = 'a red bicycle on the dyke'
const app = { path: '/notifications/log-in', whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Settings/Email and password',
  component: LogInDoor,
  subcomponents: { EmailSettings, FormOnDemand, PasswordSettings, PendingEmail },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
})

export const AnotherPassword = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('settings:password.change') }),
    )
    const form = canvas.getByRole('form', { name: app.t('settings:password.title') })
    await expect(within(form).getByLabelText(app.t('settings:password.current'))).toHaveFocus()
    const fill = (label: string, text: string) =>
      userEvent.type(within(form).getByLabelText(label), text)
    await fill(app.t('settings:password.current'), VIEWER.password)
    await fill(app.t('settings:password.new'), FRESH)
    await fill(app.t('settings:password.repeat'), 'a blue bicycle{Enter}')
    await expect(
      await within(form).findByLabelText(app.t('settings:password.repeat')),
    ).toBeInvalid()
    await userEvent.clear(await within(form).findByLabelText(app.t('settings:password.repeat')))
    await fill(app.t('settings:password.repeat'), `${FRESH}{Enter}`)
    await expect(await within(form).findByText(app.pattern('settings:password.done'))).toBeVisible()
  },
})

export const TheOldPasswordWasWrong = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('settings:password.change') }),
    )
    const form = canvas.getByRole('form', { name: app.t('settings:password.title') })
    await userEvent.type(
      await within(form).findByLabelText(app.t('settings:password.current')),
      'not this one',
    )
    await userEvent.type(await within(form).findByLabelText(app.t('settings:password.new')), FRESH)
    await userEvent.type(
      await within(form).findByLabelText(app.t('settings:password.repeat')),
      `${FRESH}{Enter}`,
    )
    await waitFor(() =>
      expect(within(form).getByLabelText(app.t('settings:password.current'))).toBeInvalid(),
    )
    await expect(await within(form).findByLabelText(app.t('settings:password.new'))).toHaveValue(
      FRESH,
    )
  },
})

const waiting: Network = (worker) => {
  const pending = { email: 'noor@elsewhere.test', until: '2026-12-31T12:00:00Z' }
  worker.use(http.get('*/api/account/email', () => HttpResponse.json({ pending })))
  return () => undefined
}

export const AnAddressWaits = meta.story({
  parameters: { app: { ...app, network: waiting } },
  play: async ({ app, canvas, userEvent }) => {
    const line = app.t('settings:email.waiting', { email: 'noor@elsewhere.test' })
    await expect(await canvas.findByText(line)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('settings:email.cancel') }))
    await waitFor(() => expect(canvas.queryByText(line)).toBeNull())
    await expect(
      await canvas.findByText(app.t('settings:email.kept', { email: VIEWER.email })),
    ).toBeVisible()
  },
})

export const AnotherAddress = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('settings:email.change') }),
    )
    const form = canvas.getByRole('form', { name: app.t('settings:email.title') })
    const address = await within(form).findByLabelText(app.t('settings:email.new'))
    await userEvent.type(address, 'noor{Enter}')
    await expect(address).toBeInvalid()
    await userEvent.type(address, '@elsewhere.test')
    await userEvent.type(
      within(form).getByLabelText(app.t('settings:password.current')),
      `${VIEWER.password}{Enter}`,
    )
    await expect(
      await canvas.findByText(app.t('settings:email.sent', { email: 'noor@elsewhere.test' })),
    ).toBeVisible()
    // Where no radio is half behind a bar, which axe finds too small.
    window.scrollTo(0, 0)
  },
})

export const ALinkAsksForTheForm = meta.story({
  name: 'Asked for by link',
  parameters: { app: { ...app, path: '/notifications/log-in#email' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByLabelText(app.t('settings:email.new'))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: app.t('settings:password.change') }),
    ).toBeVisible()
  },
})

/** Cancelled, it stays closed, though the address still names it. */
export const ALinkAfterCancelling = meta.story({
  parameters: { app: { ...app, path: '/notifications/log-in#email' } },
  play: async ({ app, canvas, userEvent }) => {
    const form = () => canvas.queryByRole('form', { name: app.t('settings:email.title') })
    await canvas.findByLabelText(app.t('settings:email.new'))
    await userEvent.click(canvas.getByRole('button', { name: app.t('cancel') }))
    await expect(form()).toBeNull()
    await expect(canvas.getByRole('button', { name: app.t('settings:email.change') })).toHaveFocus()
  },
})

const slow: Network = (worker) => {
  worker.use(
    http.put('*/api/account/password', async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  )
  return () => undefined
}

export const NotCancelledWhileItIsSent = meta.story({
  name: 'Sending',
  parameters: { app: { ...app, network: slow } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('settings:password.change') }),
    )
    const form = within(canvas.getByRole('form', { name: app.t('settings:password.title') }))
    const fill = (label: string, text: string) => userEvent.type(form.getByLabelText(label), text)
    await fill(app.t('settings:password.current'), VIEWER.password)
    await fill(app.t('settings:password.new'), FRESH)
    await fill(app.t('settings:password.repeat'), `${FRESH}{Enter}`)
    await waitFor(() => expect(form.getByRole('button', { name: app.t('cancel') })).toBeDisabled())
  },
})
