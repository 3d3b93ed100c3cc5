import { expect } from 'storybook/test'
import { LinkScreen } from '#app/accounts/mail-links/link-screen.tsx'
import { UnsubscribeLink } from '#app/accounts/mail-links/unsubscribe-link.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import type { NotificationKind } from '#core/accounts/account.ts'
import { unsubscribePurpose } from '#core/accounts/links.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut, TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const at = (kind: NotificationKind) => ({
  app: {
    path: `/${TOKEN}`,
    whole: true,
    situation: loggedOut(withLink(unsubscribePurpose(kind), freeMember())),
  },
})

const meta = preview.meta({
  title: 'Logging in/Link to unsubscribe',
  component: LinkScreen,
  subcomponents: { UnsubscribeLink },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { token: TOKEN },
})

/** The page names the kind of mail, and opening it changed nothing. */
const offers =
  (kind: NotificationKind) =>
  async ({ app, canvas }: Playing) => {
    const title = app.t(`account:${unsubscribePurpose(kind)}.title`)
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: app.t('account:unsubscribe.all') }),
    ).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account).toMatchObject({ notificationsDisabled: [], mailTroubles: [] })
  }

export const NoMoreNewConversations = meta.story({
  parameters: at('new_conversations'),
  play: offers('new_conversations'),
})

export const NoMoreNewMessages = meta.story({
  parameters: at('new_messages'),
  play: offers('new_messages'),
})

export const NoMoreLikes = meta.story({
  parameters: at('like'),
  play: offers('like'),
})

export const NoMoreUnreadReminders = meta.story({
  parameters: at('unread_message_reminders'),
  play: offers('unread_message_reminders'),
})

export const NoMoreWeeklyUpdates = meta.story({
  parameters: at('weekly_updates'),
  play: offers('weekly_updates'),
})

export const NoMoreReminders = meta.story({
  parameters: at('reminders'),
  play: offers('reminders'),
})

export const NoMoreNews = meta.story({
  parameters: at('news'),
  play: offers('news'),
})

export const NoMoreDiscounts = meta.story({
  parameters: at('promotions'),
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:unsubscribe-promotions.title') }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('account:unsubscribe.submit') }))
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:unsubscribe.done-title') }),
    ).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.notificationsDisabled).toEqual(['promotions'])
    await expect(account?.mailTroubles).toEqual([])
  },
})

export const NoMoreOfAny = meta.story({
  parameters: at('weekly_updates'),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:unsubscribe.all') }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:unsubscribe.done-title') }),
    ).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account).toMatchObject({
      notificationsDisabled: [],
      mailTroubles: ['listunsubscribe'],
    })
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: { ...at('like').app, network: failing({ code: 'busy' }, '/api/links/unsubscribe') },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:unsubscribe.submit') }),
    )
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
