import { expect, waitFor, within } from 'storybook/test'
import { BlockedSettings } from '#app/membership/settings/blocked-settings.tsx'
import { BlocksDoor } from '#app/membership/settings/blocks-door.tsx'
import { DataDoor } from '#app/membership/settings/data-door.tsx'
import { DataSettings } from '#app/membership/settings/data-settings.tsx'
import { DoorScreen } from '#app/membership/settings/door-screen.tsx'
import { DOOR_NAMES, type DoorName } from '#app/membership/settings/doors.ts'
import { HearDoor } from '#app/membership/settings/hear-door.tsx'
import { LanguageDoor } from '#app/membership/settings/language-door.tsx'
import { LanguageSettings } from '#app/membership/settings/language-settings.tsx'
import { LeaveDoor } from '#app/membership/settings/leave-door.tsx'
import { LeaveSettings } from '#app/membership/settings/leave-settings.tsx'
import { LogInDoor } from '#app/membership/settings/log-in-door.tsx'
import { NoDoorOpen } from '#app/membership/settings/no-door-open.tsx'
import { NotificationSettings } from '#app/membership/settings/notification-settings.tsx'
import { OpenDoor } from '#app/membership/settings/open-door.tsx'
import { ReportSettings } from '#app/membership/settings/report-settings.tsx'
import { SeenDoor } from '#app/membership/settings/seen-door.tsx'
import { SessionSettings } from '#app/membership/settings/session-settings.tsx'
import { SettingsScreen } from '#app/membership/settings/settings-screen.tsx'
import { SettingsSection } from '#app/membership/settings/settings-section.tsx'
import { ShowAll } from '#app/membership/settings/show-all.tsx'
import { SiteSettings } from '#app/membership/settings/site-settings.tsx'
import { VisibilitySettings } from '#app/membership/settings/visibility-settings.tsx'
import { WritingSettings } from '#app/membership/settings/writing-settings.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { freeMember, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'
/** The names of two sites of the demo. */
const SITES = { joined: 'Vonk', other: 'Vonk Goud' } as const
const FINNISH = { language: 'Suomi', heading: 'Asetukset' }

/** A member with a second session on a phone, who reported somebody and blocked somebody. */
const settled = and(freeMember(), async ({ world: { ports } }) => {
  await ports.atomically(async (stores) =>
    ok(
      await startSession(stores, ports, {
        member: VIEWER.id,
        browser: { agent: FIREFOX, session: null, device: null },
      }),
    ),
  )
  const report = { reason: 'spam', note: '', conversation: null, message: null } as const
  const pair = { reporter: VIEWER.id, reported: PEOPLE.stijn.id, blocked: false }
  await reportMember(ports, { ...report, ...pair, id: storyId(0xe02) })
  await blockMember(ports, { member: VIEWER.id, blocked: PEOPLE.kees.id })
})
const app = { path: '/notifications', whole: true, situation: settled }
/** Behind a door. */
const at = (door: DoorName, more: object = {}) => ({
  app: { ...app, path: `/notifications/${door}`, ...more },
})

const meta = preview.meta({
  title: 'Settings/Settings',
  component: SettingsScreen,
  subcomponents: {
    SettingsSection,
    NotificationSettings,
    VisibilitySettings,
    SiteSettings,
    LanguageSettings,
    WritingSettings,
    SessionSettings,
    BlockedSettings,
    DataSettings,
    ReportSettings,
    LeaveSettings,
    HearDoor,
    SeenDoor,
    LanguageDoor,
    LogInDoor,
    BlocksDoor,
    DataDoor,
    LeaveDoor,
    DoorScreen,
    OpenDoor,
    NoDoorOpen,
    ShowAll,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { open: false, children: null },
})

/** Seven doors, each with how things stand behind it. */
export const AllDoors = meta.story({
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('navigation', { name: app.t('settings:title') })
    await expect(within(list).getAllByRole('link')).toHaveLength(DOOR_NAMES.length)
    const blocks = within(list).getByRole('link', {
      name: new RegExp(app.t('settings:door.blocks')),
    })
    await waitFor(() =>
      expect(blocks).toHaveTextContent(app.t('settings:now.blocked', { count: 1 })),
    )
    const login = within(list).getByRole('link', {
      name: new RegExp(app.t('settings:door.log-in')),
    })
    await waitFor(() =>
      expect(login).toHaveTextContent(app.t('settings:now.devices', { count: 2 })),
    )
  },
})

/** A phone shows one at a time; the way back puts the focus on the door that was open. */
export const BackToTheDoor = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const door = { name: new RegExp(app.t('settings:now.leave')) }
    await userEvent.click(await canvas.findByRole('link', door))
    const name = app.t('settings:leave.title')
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.queryByRole('link', door)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: app.t('settings:title') }))
    await waitFor(() => expect(canvas.getByRole('link', door)).toHaveFocus())
  },
})

/** Addresses of when the settings were one page. */
export const AnOldAddress = meta.story({
  parameters: { app: { ...app, path: '/notifications#sessions' } },
  play: async ({ app, canvas }) => {
    const name = app.t('settings:sessions.title')
    await expect(await canvas.findByRole('region', { name })).toBeVisible()
    await expect(app.path()).toBe('/notifications/log-in#sessions')
  },
})

export const WhatToHearOf = meta.story({
  parameters: at('hear'),
  play: async ({ app, canvas, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: app.t('settings:kind.like') })
    await userEvent.click(likes)
    await expect(likes).not.toBeChecked()
    await waitFor(async () => {
      const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
      await expect(account?.notificationsDisabled).toEqual(['like'])
    })
  },
})

export const ErrorOfASwitch = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('seen', { network: failing({ code: 'busy' }, '/api/account') }),
  play: async ({ app, canvas, userEvent }) => {
    const invisible = await canvas.findByRole('switch', {
      name: app.t('settings:visibility.invisible'),
    })
    await userEvent.click(invisible)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(invisible).not.toBeChecked())
  },
})

export const WhereToBeShown = meta.story({
  parameters: at('seen', { situation: freeMember({ account: { siteChoices: {} } }) }),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(app.pattern('settings:now.sites')))
    const joined = await canvas.findByRole('switch', { name: SITES.joined })
    await expect(joined).toBeChecked()
    await expect(joined).toBeDisabled()
    const other = canvas.getByRole('switch', { name: SITES.other })
    await expect(other).not.toBeChecked()
    await userEvent.click(other)
    await waitFor(async () => {
      const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
      await expect(account?.siteChoices).toEqual({ gilf: true })
    })
  },
})

export const AnotherLanguageAtOnce = meta.story({
  parameters: at('language'),
  play: async ({ app, canvas, userEvent }) => {
    const language = await canvas.findByLabelText(app.t('settings:language.label'))
    await userEvent.selectOptions(language, FINNISH.language)
    await expect(await canvas.findByRole('heading', { name: FINNISH.heading })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('lang', 'fi')
  },
})

/** As by a link with another language, or one chosen here before somebody else logged in. */
export const ShownInAnotherLanguageThanTheMails = meta.story({
  name: 'Mails in another language',
  parameters: at('language', { situation: freeMember({ account: { language: 'fi' } }) }),
  play: async ({ app, canvas, userEvent }) => {
    const language = await canvas.findByLabelText(app.t('settings:language.label'))
    await expect(language).toHaveValue('fi')
    const elsewhere = app.t('settings:language.elsewhere', { language: FINNISH.language })
    await expect(canvas.getByText(elsewhere)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('settings:language.here') }))
    await expect(await canvas.findByRole('heading', { name: FINNISH.heading })).toBeVisible()
    await expect(canvas.queryByText(elsewhere)).toBeNull()
  },
})

export const AnotherKeySends = meta.story({
  parameters: at('language'),
  play: async ({ app, canvas, userEvent }) => {
    const withEnter = { name: /^[^\s+]+\+/ }
    const key = await canvas.findByRole('radio', withEnter)
    await expect(key).not.toBeChecked()
    await userEvent.click(key)
    await expect(key).toBeChecked()
    app.go('/chats')
    app.go('/notifications/language')
    await expect(await canvas.findByRole('radio', withEnter)).toBeChecked()
  },
})

export const AnotherBrowserIsSignedOut = meta.story({
  parameters: at('log-in'),
  play: async ({ app, canvas, userEvent }) => {
    const end = await canvas.findByRole('button', {
      name: app.t('settings:sessions.end-of', { browser: 'Firefox · Android' }),
    })
    await userEvent.click(end)
    await waitFor(() => expect(end).not.toBeInTheDocument())
    await expect(await canvas.findByText(app.t('settings:sessions.here'))).toBeVisible()
  },
})

export const ABlockIsLifted = meta.story({
  parameters: at('blocks'),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('settings:blocked.release-of', { name: PEOPLE.kees.name }),
      }),
    )
    await expect(await canvas.findByText(app.t('settings:blocked.nobody'))).toBeVisible()
  },
})

export const EverythingOfMine = meta.story({
  parameters: at('data'),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('settings:data.download') }),
    )
    await expect(await canvas.findByText(app.t('settings:data.done'))).toBeVisible()
  },
})

export const OnAPhoneInTheDark = meta.story({
  name: 'Phone, dark',
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('settings:title') })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

/** Who has not confirmed yet corrects the address in one step: the mail goes to the new one. */
export const AddressCorrected = meta.story({
  parameters: at('log-in', { situation: unconfirmedMember() }),
  play: async ({ app, canvas, userEvent }) => {
    const name = app.t('settings:email.title')
    const section = within(await canvas.findByRole('region', { name }))
    const send = section.getByRole('button', { name: app.t('settings:email.change') })
    await userEvent.click(send)
    await expect(await section.findByText(app.t('errors:email.missing'))).toBeVisible()
    await expect(section.getByText(app.t('settings:password.current-missing'))).toBeVisible()
    await userEvent.type(
      section.getByLabelText(app.t('settings:email.new')),
      'the.right.one@example.test',
    )
    await userEvent.type(
      section.getByLabelText(app.t('settings:password.current')),
      VIEWER.password,
    )
    await userEvent.click(send)
    await expect(
      await section.findByText(
        app.t('settings:email.corrected', { email: 'the.right.one@example.test' }),
      ),
    ).toBeVisible()
  },
})

export const HowReportsStand = meta.story({
  parameters: at('blocks'),
  play: async ({ app, canvas, userEvent }) => {
    const reported = await canvas.findByRole('link', {
      name: new RegExp(app.t('report:state.received')),
    })
    await expect(reported).toHaveTextContent(app.t('report:reason.spam'))
    await expect(reported).toHaveTextContent(PEOPLE.stijn.name)
    await userEvent.click(reported)
    await waitFor(() => expect(app.path()).toMatch(/^\/reports\//))
  },
})
