import { expect } from 'storybook/test'
import { LinkScreen } from '#app/accounts/mail-links/link-screen.tsx'
import { RenewLink } from '#app/accounts/mail-links/renew-link.tsx'
import { SpentLink } from '#app/accounts/mail-links/spent-link.tsx'
import { UnknownMailChange } from '#app/accounts/mail-links/unknown-mail-change.tsx'
import { freeMember, unconfirmedMember, type visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut, TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { failing } from '#stories/shared/network.ts'

const at = (situation: ReturnType<typeof visitor>, path = `/${TOKEN}`) => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Logging in/Spent link',
  component: LinkScreen,
  subcomponents: { SpentLink, RenewLink, UnknownMailChange },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(freeMember()) },
  args: { token: TOKEN },
})

const INVALID = 'errors:link.invalid'

export const Used = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'used'))),
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: app.t(INVALID) })
    await userEvent.click(await canvas.findByRole('button', { name: app.t('account:link.new') }))
    await expect(await canvas.findByText(app.t('account:link.renewed'))).toBeVisible()
  },
})

export const Expired = meta.story({
  parameters: at(loggedOut(withLink('activate', unconfirmedMember(), 'expired'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: app.t(INVALID) })).toBeVisible()
    await expect(await canvas.findByText(app.t('account:link.activate-expired'))).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: app.t('account:link.new') }),
    ).toBeVisible()
  },
})

export const TooManyMails = meta.story({
  parameters: {
    app: {
      ...at(loggedOut(withLink('reset', freeMember(), 'expired'))).app,
      network: failing({ code: 'mails.too-many', minutes: 1440 }, '/api/links/renewal'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('account:link.new') }))
    await expect(await canvas.findByText(app.t('errors:mails.too-many'))).toBeVisible()
  },
})

export const Replaced = meta.story({
  parameters: at(loggedOut(withLink('activate', unconfirmedMember(), 'replaced'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:link.activate-replaced'))).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: app.t('account:link.new') }),
    ).toBeVisible()
  },
})

export const ResetReplaced = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'replaced'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:link.replaced'))).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: app.t('account:link.new') }),
    ).toBeVisible()
  },
})

export const EndedWithTheAccount = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'closed'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:link.closed'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('account:login.submit') })).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: app.t('account:link.new') }),
    ).not.toBeInTheDocument()
  },
})

/** To where it can be asked for again. */
export const MailChangeExpired = meta.story({
  parameters: at(withLink('change-mail', freeMember(), 'expired')),
  play: async ({ app, canvas }) => {
    const settings = await canvas.findByRole('link', { name: app.t('account:link.settings') })
    await expect(settings).toHaveAttribute('href', '/notifications/log-in')
  },
})

/** To where mails are chosen. */
export const UnsubscribeExpired = meta.story({
  parameters: at(withLink('unsubscribe', freeMember(), 'expired')),
  play: async ({ app, canvas }) => {
    const settings = await canvas.findByRole('link', { name: app.t('account:link.settings') })
    await expect(settings).toHaveAttribute('href', '/notifications/hear')
  },
})

export const ResetNeverSent = meta.story({
  parameters: at(loggedOut(freeMember()), `/reset-password/do?token=${TOKEN}`),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t(INVALID))).toBeVisible()
    await expect(canvas.getByLabelText(app.t('account:login.email'))).toBeVisible()
  },
})

export const MailChangeNeverSent = meta.story({
  parameters: at(loggedOut(freeMember()), '/mail-change/do?token=cut-off'),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: app.t(INVALID) })).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('account:login.submit') }),
    ).toHaveAttribute('href', '/login?redirect=%2Fnotifications%2Flog-in')
  },
})
