import { describe, expect, test } from 'bun:test'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { blockMember } from '#core/discovery/block-member.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { openOffice } from './reminder-office.ts'

describe('a reminder of unread messages', () => {
  test('is sent three days after a mailed message, then weekly, four times in total', async () => {
    const { write, pass } = await openOffice()
    await write('bo')
    expect(await pass(2 * DAY)).toEqual([])
    expect(await pass(2 * DAY)).toMatchObject([
      {
        kind: 'unread-reminder',
        facts: { name: 'ann', people: [{ from: 'bo', labels: [], picture: null, unread: 1 }] },
        path: '/chats/with-bo',
      },
    ])
    for (const _ of [1, 2, 3]) expect(await pass(7 * DAY)).toHaveLength(1)
    expect(await pass(60 * DAY)).toEqual([])
  })

  test('is sent ten minutes after an unmailed message', async () => {
    const { write, pass } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await write('bo')
    expect(await pass(9 * MINUTE, MINUTE)).toEqual([])
    expect(await pass(MINUTE, MINUTE)).toHaveLength(1)
    expect(await pass(2 * DAY)).toEqual([])
  })

  test('waits while the member is online, and ends when they read', async () => {
    const { write, read, here, pass, world } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await write('bo')
    world.pass(9 * MINUTE)
    await here()
    expect(await pass(14 * MINUTE, MINUTE)).toEqual([])
    expect(await pass(2 * MINUTE, MINUTE)).toHaveLength(1)
    await read('bo')
    expect(await pass(30 * DAY)).toEqual([])
    expect(await world.reminders()).toEqual([])
  })

  test('is not sent if disabled or undeliverable', async () => {
    for (const given of [
      { notificationsDisabled: ['unread_message_reminders'] },
      { mailTroubles: ['listunsubscribe'] },
    ] as const) {
      const { write, pass } = await openOffice(given)
      await write('bo')
      expect(await pass(30 * DAY)).toEqual([])
    }
  })

  test('is sent ten minutes after an unmailed message, also if an earlier one was mailed', async () => {
    const { world, write, pass } = await openOffice({
      notificationsDisabled: ['new_conversations'],
    })
    await world.commit(({ messages }) => {
      const message = { id: 'ann-1', conversation: 'with-bo', from: 'ann', text: 'Hoi' }
      return messages.append({ ...message, sentAt: world.now(), cost: 1 })
    })
    await write('bo')
    expect(await pass(HOUR, MINUTE)).toEqual([])
    expect(world.mailer.letters).toMatchObject([{ kind: 'new-message', facts: { from: 'bo' } }])

    await write('cas')
    expect(await pass(9 * MINUTE, MINUTE)).toEqual([])
    expect(await pass(MINUTE, MINUTE)).toMatchObject([
      { kind: 'unread-reminder', facts: { people: [{ from: 'cas', unread: 1 }] } },
    ])
    // After a mailed reminder new messages wait for the next one, however many.
    await write('cas')
    expect(await pass(2 * DAY)).toEqual([])
    expect(await pass(DAY)).toMatchObject([
      {
        facts: {
          people: [
            { from: 'cas', unread: 2 },
            { from: 'bo', unread: 1 },
          ],
        },
      },
    ])
    expect(await pass(6 * DAY)).toEqual([])
    expect(await pass(DAY)).toHaveLength(1)
  })

  test('waits for no other message during the first ten minutes', async () => {
    const { write, pass } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    for (let nth = 0; nth < 2; nth += 1) {
      await write('bo')
      expect(await pass(4 * MINUTE, MINUTE)).toEqual([])
    }
    expect(await pass(2 * MINUTE, MINUTE)).toHaveLength(1)
  })

  test.each(['deletes the chat', 'blocks the other', 'is blocked'])(
    'ends when the member %s',
    async (deed) => {
      const { write, pass, world } = await openOffice()
      await write('bo')
      await pass(HOUR)
      expect(await world.reminders()).toHaveLength(1)
      if (deed === 'deletes the chat') {
        await deleteChat(world, { member: 'ann', conversation: 'with-bo' })
      } else {
        const [member, blocked] = deed === 'is blocked' ? ['bo', 'ann'] : ['ann', 'bo']
        await blockMember(world, { member, blocked })
      }
      expect(await world.reminders()).toEqual([])
    },
  )

  test('does not end by reading one chat while another is unread', async () => {
    const { write, read, pass, world } = await openOffice()
    await write('bo')
    world.pass(HOUR)
    for (let nth = 0; nth < 60; nth += 1) {
      await world.member(`m-${nth}`)
      await world.commit(({ conversations }) =>
        conversations.open({
          id: `talk-${nth}`,
          startedBy: 'ann',
          other: `m-${nth}`,
          startedAt: world.now(),
          lastSeq: 0,
        }),
      )
    }
    await write('cas')
    await read('cas')
    expect(await pass(4 * DAY)).toMatchObject([{ facts: { people: [{ from: 'bo', unread: 1 }] } }])
  })

  test('is sent for the unread sender if another was read', async () => {
    const { write, read, pass } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await write('bo')
    await write('cas')
    await pass(9 * MINUTE, MINUTE)
    await read('bo')
    expect(await pass(MINUTE, MINUTE)).toMatchObject([
      { kind: 'unread-reminder', facts: { people: [{ from: 'cas', unread: 1 }] } },
    ])
  })
})
