import { expect, screen, waitFor } from 'storybook/test'
import { MailTroubleAlert } from '#app/notices/mail-trouble-alert.tsx'
import { NoticeBoard } from '#app/notices/notice-board.tsx'
import { NotificationSettings } from '#app/settings/notification-settings.tsx'
import type { MailTrouble } from '#core/notifications/mail-trouble.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { freeMember, unconfirmedMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const troubled = (...mailTroubles: readonly MailTrouble[]) =>
  freeMember({ photos: 1, account: { mailTroubles } })
const at = (situation: ReturnType<typeof freeMember>, path = '/members') => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Everywhere/Disabled notifications',
  component: NoticeBoard,
  subcomponents: { MailTroubleAlert, NotificationSettings },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(troubled('fbl')) },
  args: { layout: 'default' as const },
  globals: { viewport: { value: 'phone' } },
})

export const MarkedAsSpam = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(/was marked as spam/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send them again' }))
    await waitFor(() => expect(canvas.queryByText(/was marked as spam/)).not.toBeInTheDocument())
    await expect((await screen.findAllByText('We send you mails again.')).length).toBeGreaterThan(0)
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.mailTroubles).toEqual([])
  },
})

export const Bounced = meta.story({
  parameters: at(troubled('listunsubscribe', 'bounce')),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(/A mail to noor@example.test came back/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Check the address' }))
    await waitFor(() => expect(app.path()).toBe('/notifications'))
    await expect(await canvas.findByText(/Is the address right/)).toBeVisible()
  },
})

export const Unsubscribed = meta.story({
  parameters: at(troubled('listunsubscribe')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You unsubscribed/)).toBeVisible()
  },
})

export const PutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/was marked as spam/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not show again' }))
    await waitFor(() => expect(canvas.queryByText(/was marked as spam/)).not.toBeInTheDocument())
    await expect(localStorage.getItem('dismissals')).toMatch(
      /"hide-disabled-notifications-alert":\d{13}/,
    )
  },
})

export const InTheSettings = meta.story({
  parameters: at(troubled('bounce'), '/notifications'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Is the address right/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'The address is right' }))
    await waitFor(() => expect(canvas.queryByText(/came back/)).not.toBeInTheDocument())
  },
})

export const InsteadOfAReminder = meta.story({
  parameters: at(
    unconfirmedMember({
      account: { status: 'not_confirmed', confirmedAt: null, mailTroubles: ['bounce'] },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our mails do not arrive')).toBeVisible()
    await expect(canvas.queryByText('Confirm your email')).not.toBeInTheDocument()
  },
})

export const DidNotWork = meta.story({
  parameters: {
    app: {
      ...at(troubled('fbl')).app,
      network: failing({ code: 'busy' }, '/api/account/mail-troubles'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send them again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/busy/i)
    await expect(await canvas.findByText(/was marked as spam/)).toBeVisible()
  },
})
