import { describe, expect, test } from 'bun:test'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/accounts/account.ts'
import { sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import type { LetterKind } from '#core/notifications/letters.ts'
import { DAY } from '#core/shared/time.ts'
import { campaignOf } from './campaigns/open-campaigns.ts'
import { openOffice } from './reminder-office.ts'

type Office = Awaited<ReturnType<typeof openOffice>>

/** Each preference, with an event and the letter it controls. */
const GOVERNED: Readonly<
  Record<NotificationKind, { readonly letter: LetterKind; happens(office: Office): Promise<void> }>
> = {
  new_conversations: { letter: 'new-message', happens: ({ write }) => write('bo') },
  new_messages: {
    letter: 'new-message',
    async happens({ world, write }) {
      const sent = { id: 'own', conversation: 'with-bo', from: 'ann', text: 'Dag', cost: 1 }
      await world.commit(({ messages }) => messages.append({ ...sent, sentAt: world.now() }))
      await write('bo')
    },
  },
  like: { letter: 'new-like', happens: ({ like }) => like('bo') },
  unread_message_reminders: { letter: 'unread-reminder', happens: ({ write }) => write('bo') },
  weekly_updates: {
    letter: 'weekly-update',
    async happens({ world, write }) {
      await write('bo')
      await world.commit(({ events }) =>
        events.append({ type: 'account.restored', member: 'ann' }, world.now()),
      )
    },
  },
  reminders: {
    letter: 'photo-reminder',
    happens: ({ world }) =>
      world.commit(({ events }) =>
        events.append({ type: 'account.confirmed', member: 'ann' }, world.now()),
      ),
  },
  promotions: {
    letter: 'promotion',
    async happens({ world }) {
      await sendCampaign(world, campaignOf())
    },
  },
  news: {
    letter: 'news',
    async happens({ world }) {
      await sendCampaign(world, campaignOf({ kind: 'news' }))
    },
  },
}

describe.each(NOTIFICATION_KINDS)('the preference %s', (kind) => {
  const { letter, happens } = GOVERNED[kind]
  const others = NOTIFICATION_KINDS.filter((one) => one !== kind)
  const sentTo = async (off: readonly NotificationKind[]) => {
    const office = await openOffice({ notificationsDisabled: off })
    await happens(office)
    await office.pass(8 * DAY)
    const toAnn = office.world.mailer.letters.filter(({ to }) => to.startsWith('ann@'))
    return toAnn.map((sent) => sent.kind)
  }

  test(`controls the ${letter}, and no other`, async () => {
    expect(await sentTo(others)).toContain(letter)
    expect(await sentTo([kind])).not.toContain(letter)
  })
})
