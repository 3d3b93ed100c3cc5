import { expect } from 'storybook/test'
import { ResetScreen } from '#app/accounts/login/reset-screen.tsx'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut } from '#stories/shared/mailed-links.ts'
import { failing } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Logging in/Reset password',
  component: ResetScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/reset-password', situation: loggedOut(freeMember()) },
  },
})

export const LinkSent = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.email')),
      `${VIEWER.email}{Enter}`,
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:reset.sent-title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.pattern('account:reset.sent'))).toBeVisible()
  },
})

export const AddressNobodyHas = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const email = await canvas.findByLabelText(app.t('account:login.email'))
    await userEvent.type(email, 'nobody@example.test{Enter}')
    await expect(await canvas.findByText(app.t('errors:email.not-found'))).toBeVisible()
    await expect(email).toBeInvalid()
  },
})

export const TooMany = meta.story({
  parameters: {
    app: {
      path: '/reset-password',
      situation: visitor(),
      network: failing({ code: 'mails.too-many', minutes: 24 * 60 }, '/api/account/reset-mail'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.email')),
      `${VIEWER.email}{Enter}`,
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.pattern('errors:mails.too-many'),
    )
  },
})
