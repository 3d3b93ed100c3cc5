import { expect, waitFor } from 'storybook/test'
import { LoginForm } from '#app/account/login-form.tsx'
import { LoginScreen } from '#app/account/login-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { elsewhere } from '#stories/shared/mailed-links.ts'
import { failing } from '#stories/shared/network.ts'
import { freeMember, visitor } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const member = elsewhere(freeMember())

const meta = preview.meta({
  title: 'Logging in/Log in',
  component: LoginScreen,
  subcomponents: { LoginForm },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/login', situation: visitor() } },
})

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    const email = await canvas.findByLabelText('Email address')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Enter your email address.')
  },
})

export const WrongPassword = meta.story({
  parameters: { app: { path: '/login', situation: member } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), VIEWER.email)
    await userEvent.type(await canvas.findByLabelText('Password'), 'not this one{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Login failed, please try again',
    )
    await expect(await canvas.findByLabelText('Email address')).toHaveValue(VIEWER.email)
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), VIEWER.email)
    await userEvent.type(await canvas.findByLabelText('Password'), 'not this one{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many failed attempts, account blocked for 12 min',
    )
  },
})

export const ToWhereOneWantedToBe = meta.story({
  args: { redirect: '/likes' },
  parameters: { app: { path: '/login', situation: member } },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText('Log in to go on.')).toBeVisible()
    await userEvent.type(await canvas.findByLabelText('Email address'), VIEWER.email)
    await userEvent.type(await canvas.findByLabelText('Password'), `${VIEWER.password}{Enter}`)
    await waitFor(() => expect(app.path()).toBe('/likes'))
  },
})

export const SentHereFromAMembersPage = meta.story({
  parameters: { app: { path: '/complete-signup', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText('Log in to go on.')).toBeVisible()
    await expect(app.path()).toBe('/login?redirect=%2Fcomplete-signup')
  },
})
