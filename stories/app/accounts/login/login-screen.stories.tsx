import { expect, screen, waitFor } from 'storybook/test'
import { BannedHelp } from '#app/accounts/login/banned-help.tsx'
import { LoginForm } from '#app/accounts/login/login-form.tsx'
import { LoginRefusal } from '#app/accounts/login/login-refusal.tsx'
import { LoginScreen } from '#app/accounts/login/login-screen.tsx'
import { RestoredAlert } from '#app/membership/alerts/restored-alert.tsx'
import { deletedMember, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut } from '#stories/shared/mailed-links.ts'
import { failing, withoutCookies } from '#stories/shared/network.ts'

const member = loggedOut(freeMember())

const meta = preview.meta({
  title: 'Logging in/Log in',
  component: LoginScreen,
  subcomponents: { LoginForm, LoginRefusal, BannedHelp, RestoredAlert },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/login', situation: visitor() } },
})

export const NothingTyped = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:login.submit') }),
    )
    const email = await canvas.findByLabelText(app.t('account:login.email'))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(app.t('account:login.email-missing'))
  },
})

export const WrongPassword = meta.story({
  parameters: { app: { path: '/login', situation: member } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      'not this one{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:login.failed'))
    await expect(await canvas.findByLabelText(app.t('account:login.email'))).toHaveValue(
      VIEWER.email,
    )
  },
})

export const Blocked = meta.story({
  parameters: {
    app: {
      path: '/login',
      situation: visitor(),
      network: failing({ code: 'login.blocked', minutes: 12 }, '/api/user.php'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      'not this one{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.pattern('errors:login.blocked', { minutes: 12 }),
    )
  },
})

export const Banned = meta.story({
  parameters: {
    app: {
      path: '/login',
      situation: visitor(),
      network: failing({ code: 'account.banned', rule: 'money' }, '/api/user.php'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      'my own secret{Enter}',
    )
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(app.t('errors:account.banned'))
    await expect(alert).toHaveTextContent(app.t('account:rule.money'))
    const appeal = await canvas.findByRole('link', { name: app.t('account:login.appeal') })
    await expect(appeal).toHaveAttribute('href', '/complaints?topic=decision')
    await expect(canvas.getByRole('button', { name: app.t('account:banned.export') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('account:banned.delete') }))
    const question = { name: app.t('account:banned.delete-title') }
    await expect(await screen.findByRole('alertdialog', question)).toBeVisible()
  },
})

/** Who deleted the account restores it with the right password, also without the mail. */
export const Deleted = meta.story({
  parameters: { app: { path: '/login', whole: true, situation: deletedMember() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    const password = await canvas.findByLabelText(app.t('account:login.password'))
    await userEvent.type(password, `${VIEWER.password}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('errors:account.deleted'),
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('account:reactivate.submit') }))
    await waitFor(() => expect(app.path()).toBe('/members'))
    await expect(await canvas.findByText(app.t('notices:restored.title'))).toBeVisible()
  },
})

/** What was typed at the login is typed at the reset already, and the other way round; no address is in the URL. */
export const PasswordForgotten = meta.story({
  parameters: { app: { path: '/login', whole: true, situation: visitor() } },
  play: async ({ app, canvas, userEvent }) => {
    const email = () => canvas.findByLabelText(app.t('account:login.email'))
    await userEvent.type(await email(), VIEWER.email)
    await userEvent.click(canvas.getByRole('link', { name: app.t('account:login.forgot') }))
    await canvas.findByRole('heading', { name: app.t('account:reset.title') })
    await expect(await email()).toHaveValue(VIEWER.email)
    await expect(app.path()).toBe('/reset-password')
    await userEvent.click(canvas.getByRole('link', { name: app.t('account:reset.back') }))
    await canvas.findByRole('heading', { name: app.t('account:login.title') })
    await expect(await email()).toHaveValue(VIEWER.email)
  },
})

export const TooManyGuessesByOthers = meta.story({
  args: { redirect: '/likes' },
  parameters: {
    app: {
      path: '/login',
      situation: visitor(),
      network: failing({ code: 'login.locked', minutes: 23 * 60 }, '/api/user.php'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      'my own secret{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('errors:login.locked', { when: app.format.inTime(23 * 3600) }),
    )
    await userEvent.click(canvas.getByRole('link', { name: app.t('account:login.by-mail') }))
    await waitFor(() => expect(app.path()).toBe('/reset-password?redirect=%2Flikes'))
  },
})

export const NoCookies = meta.story({
  parameters: { app: { path: '/login', whole: true, situation: member, network: withoutCookies } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      `${VIEWER.password}{Enter}`,
    )
    const alert = await canvas.findByRole('alert')
    const words = app.t('errors:cookies.blocked')
    await waitFor(() => expect(alert).toHaveTextContent(words))
    await expect(app.path()).toBe('/login')
  },
})

export const ToWhereOneWantedToBe = meta.story({
  name: 'Back to the page asked for',
  args: { redirect: '/likes' },
  parameters: { app: { path: '/login', situation: member } },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('account:login.first'))).toBeVisible()
    await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), VIEWER.email)
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.password')),
      `${VIEWER.password}{Enter}`,
    )
    await waitFor(() => expect(app.path()).toBe('/likes'))
  },
})

export const SentHereFromAMembersPage = meta.story({
  name: 'Sent from a members’ page',
  parameters: { app: { path: '/complete-signup', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:login.first'))).toBeVisible()
    await expect(app.path()).toBe('/login?redirect=%2Fcomplete-signup')
  },
})

export const AsTheGuestOfTheDemo = meta.story({
  name: 'Demo guest',
  parameters: { app: { path: '/login', whole: true, situation: visitor() } },
  play: async ({ app, canvas, userEvent }) => {
    const guest = { name: app.t('account:login.demo-submit') }
    await userEvent.click(await canvas.findByRole('button', guest))
    await waitFor(() => expect(app.path()).toMatch(/^\/members/))
  },
})
