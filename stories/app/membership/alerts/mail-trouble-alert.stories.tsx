import { expect, screen, waitFor } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { MailTroubleAlert } from '#app/membership/alerts/mail-trouble-alert.tsx'
import { NotificationSettings } from '#app/membership/settings/notification-settings.tsx'
import { freeMember, unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import type { MailTrouble } from '#core/accounts/account.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'

const troubled = (...mailTroubles: readonly MailTrouble[]) =>
  freeMember({ photos: 1, account: { mailTroubles } })
const at = (situation: ReturnType<typeof freeMember>, path = '/members') => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Everywhere/Disabled notifications',
  component: AlertBoard,
  subcomponents: { MailTroubleAlert, NotificationSettings },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(troubled('fbl')) },
  args: { layout: 'default' as const },
  globals: { viewport: { value: 'phone' } },
})

export const MarkedAsSpam = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:trouble.fbl.text'))).toBeVisible()
  },
})

export const MailsAgain = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const mend = await canvas.findByRole('button', { name: app.t('notices:trouble.mend') })
    await userEvent.click(mend)
    await waitFor(() => expect(mend).not.toBeInTheDocument())
    const messages = await screen.findAllByText(app.t('notices:trouble.mended'))
    await expect(messages.length).toBeGreaterThan(0)
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.mailTroubles).toEqual([])
  },
})

export const Bounced = meta.story({
  parameters: at(troubled('listunsubscribe', 'bounce')),
  play: async ({ app, canvas }) => {
    const text = app.t('notices:trouble.bounce.text', { email: 'noor@example.test' })
    await expect(await canvas.findByText(text)).toBeVisible()
  },
})

export const TheAddressIsLookedAt = meta.story({
  parameters: at(troubled('bounce')),
  play: async ({ app, canvas, userEvent }) => {
    const check = { name: app.t('notices:trouble.bounce.action') }
    await userEvent.click(await canvas.findByRole('link', check))
    await waitFor(() => expect(app.path()).toBe('/notifications/log-in#email'))
    const ask = app.t('notices:trouble.bounce.ask')
    await expect(await canvas.findByText(ask, { exact: false })).toBeVisible()
    // After the jump the bar covers half of what is above: no target that anybody aims at.
    globalThis.scrollTo(0, 0)
  },
})

export const Unsubscribed = meta.story({
  parameters: at(troubled('listunsubscribe')),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('notices:trouble.listunsubscribe.text')),
    ).toBeVisible()
  },
})

export const PutAway = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByText(app.t('notices:trouble.fbl.text'))
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(canvas.queryByText(app.t('notices:trouble.fbl.text'))).not.toBeInTheDocument(),
    )
    await expect(localStorage.getItem('dismissals')).toMatch(
      /"hide-disabled-notifications-alert":\d{13}/,
    )
  },
})

export const InTheSettings = meta.story({
  parameters: at(troubled('bounce'), '/notifications/log-in'),
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findByText(app.t('notices:trouble.bounce.ask'), { exact: false }),
    ).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('notices:trouble.bounce.mend') }),
    )
    await waitFor(() =>
      expect(
        canvas.queryByText(app.pattern('notices:trouble.bounce.text')),
      ).not.toBeInTheDocument(),
    )
  },
})

export const InsteadOfAReminder = meta.story({
  parameters: at(
    unconfirmedMember({
      account: { status: 'not_confirmed', confirmedAt: null, mailTroubles: ['bounce'] },
    }),
  ),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:trouble.bounce.title'))).toBeVisible()
    await expect(canvas.queryByText(app.t('notices:activation.title'))).not.toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      ...at(troubled('fbl')).app,
      network: failing({ code: 'busy' }, '/api/account/mail-troubles'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('notices:trouble.mend') }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
    await expect(await canvas.findByText(app.t('notices:trouble.fbl.text'))).toBeVisible()
  },
})
