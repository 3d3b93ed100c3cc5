import { expect, waitFor, within } from 'storybook/test'
import { BlockedSettings } from '#app/settings/blocked-settings.tsx'
import { DataSettings } from '#app/settings/data-settings.tsx'
import { EmailSettings } from '#app/settings/email-settings.tsx'
import { LanguageSettings } from '#app/settings/language-settings.tsx'
import { LeaveSettings } from '#app/settings/leave-settings.tsx'
import { NotificationSettings } from '#app/settings/notification-settings.tsx'
import { PasswordSettings } from '#app/settings/password-settings.tsx'
import { SessionSettings } from '#app/settings/session-settings.tsx'
import { SettingsScreen } from '#app/settings/settings-screen.tsx'
import { SettingsSection } from '#app/settings/settings-section.tsx'
import { VisibilitySettings } from '#app/settings/visibility-settings.tsx'
import { startSession } from '#core/accounts/start-session.ts'
import { blockMember } from '#core/safety/block-member.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { failing } from '#stories/shared/network.ts'
import { and } from '#stories/shared/situation.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'
const FRESH = 'a red bicycle on the dyke'

/** A member who is signed in on a phone too, and who blocked somebody. */
const settled = and(freeMember(), async ({ world: { ports } }) => {
  await ports.atomically(async (stores) =>
    ok(await startSession(stores, ports, { member: VIEWER.id, agent: FIREFOX })),
  )
  await blockMember(ports, { member: VIEWER.id, blocked: CAST.kees.id })
})
const app = { path: '/notifications', whole: true, situation: settled }

const meta = preview.meta({
  title: 'Settings/Settings',
  component: SettingsScreen,
  subcomponents: {
    SettingsSection,
    NotificationSettings,
    VisibilitySettings,
    LanguageSettings,
    EmailSettings,
    PasswordSettings,
    SessionSettings,
    BlockedSettings,
    DataSettings,
    LeaveSettings,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
})

export const WhatToHearOf = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: 'Likes' })
    await userEvent.click(likes)
    await expect(likes).not.toBeChecked()
    await waitFor(async () => {
      const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
      await expect(account?.notificationsDisabled).toEqual(['like'])
    })
  },
})

export const ASwitchThatDidNotHold = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/account') } },
  play: async ({ canvas, userEvent }) => {
    const invisible = await canvas.findByRole('switch', { name: 'Invisible' })
    await userEvent.click(invisible)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(invisible).not.toBeChecked())
  },
})

export const AnotherLanguageAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const language = await canvas.findByLabelText('Language of the site and the mails')
    await userEvent.selectOptions(language, 'Nederlands')
    await expect(await canvas.findByRole('heading', { name: 'Instellingen' })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('lang', 'nl')
  },
})

export const AnotherPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form', { name: 'Password' })
    const fill = (label: string, text: string) =>
      userEvent.type(within(form).getByLabelText(label), text)
    await fill('Current password', VIEWER.password)
    await fill('New password', FRESH)
    await fill('New password again', 'a blue bicycle{Enter}')
    await expect(await within(form).findByLabelText('New password again')).toBeInvalid()
    await userEvent.clear(await within(form).findByLabelText('New password again'))
    await fill('New password again', `${FRESH}{Enter}`)
    await expect(await within(form).findByText(/^Your password was changed/)).toBeVisible()
  },
})

export const TheOldPasswordWasWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form', { name: 'Password' })
    await userEvent.type(await within(form).findByLabelText('Current password'), 'not this one')
    await userEvent.type(await within(form).findByLabelText('New password'), FRESH)
    await userEvent.type(
      await within(form).findByLabelText('New password again'),
      `${FRESH}{Enter}`,
    )
    await waitFor(() => expect(within(form).getByLabelText('Current password')).toBeInvalid())
    await expect(await within(form).findByLabelText('New password')).toHaveValue(FRESH)
  },
})

export const AnotherAddress = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form', { name: 'Email address' })
    const address = await within(form).findByLabelText('New email address')
    await userEvent.type(address, 'noor{Enter}')
    await expect(address).toBeInvalid()
    await userEvent.type(address, '@elsewhere.test')
    await userEvent.type(
      within(form).getByLabelText('Current password'),
      `${VIEWER.password}{Enter}`,
    )
    await expect(await canvas.findByText(/^We sent a link to noor@elsewhere.test/)).toBeVisible()
  },
})

export const AnotherBrowserIsSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'Log out: Firefox and Android' })
    await userEvent.click(end)
    await waitFor(() => expect(end).not.toBeInTheDocument())
    await expect(await canvas.findByText('This device')).toBeVisible()
  },
})

export const ABlockIsLifted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Lift the block of ${CAST.kees.name}` }),
    )
    await expect(await canvas.findByText('You have not blocked anybody.')).toBeVisible()
  },
})

export const EverythingOfMine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download everything of mine' }),
    )
    await expect(await canvas.findByText('The file is with your downloads.')).toBeVisible()
  },
})

export const OnAPhoneInTheDark = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Settings' })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
