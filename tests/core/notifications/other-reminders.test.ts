import { describe, expect, test } from 'bun:test'
import { DAY, HOUR } from '#core/shared/time.ts'
import { openOffice } from './reminder-office.ts'

describe('other reminders', () => {
  const allEvents = (
    office: Awaited<ReturnType<typeof openOffice>>,
    ...types: readonly ('account.joined' | 'account.confirmed')[]
  ) =>
    office.world.commit(async ({ events }) => {
      for (const type of types) {
        await events.append({ type, member: 'ann', site: 'vonk' }, office.world.now())
      }
    })

  test('an unconfirmed address is reminded after a day and after four', async () => {
    const office = await openOffice({ status: 'not_confirmed' })
    await allEvents(office, 'account.joined')
    expect(await office.pass(30 * DAY)).toMatchObject([
      {
        kind: 'activation-reminder',
        path: expect.stringContaining('/token-'),
        unsubscribe: { kind: 'reminders' },
      },
      { kind: 'activation-reminder' },
    ])
  })

  test('a confirmed member gets no reminder to confirm', async () => {
    const office = await openOffice()
    await allEvents(office, 'account.joined', 'account.confirmed')
    const sent = await office.pass(6 * DAY)
    expect(sent.map(({ kind }) => kind)).toEqual(['photo-reminder'])
  })

  test('a missing photo is reminded once', async () => {
    const with_ = await openOffice({}, { mainPhoto: 'photo-1' })
    await allEvents(with_, 'account.confirmed')
    expect(await with_.pass(6 * DAY)).toEqual([])
    const without = await openOffice({ notificationsDisabled: ['reminders'] })
    await allEvents(without, 'account.confirmed')
    expect(await without.pass(6 * DAY)).toEqual([])
  })

  test('a weekly summary is sent only with news', async () => {
    const office = await openOffice({
      notificationsDisabled: ['reminders', 'unread_message_reminders'],
    })
    await allEvents(office, 'account.confirmed')
    expect(await office.pass(20 * DAY)).toEqual([])
    await office.write('bo')
    await office.write('cas')
    expect(await office.pass(7 * DAY)).toMatchObject([
      {
        kind: 'weekly-update',
        facts: { messages: 2, likes: 0 },
        path: '/chats',
        unsubscribe: { kind: 'weekly_updates' },
      },
    ])
    expect(await office.pass(7 * DAY)).toHaveLength(1)
    await office.read('bo')
    await office.read('cas')
    expect(await office.pass(14 * DAY)).toEqual([])
  })

  test('a weekly summary survives an outage of the mail server', async () => {
    const office = await openOffice()
    await allEvents(office, 'account.confirmed')
    await office.write('bo')
    await office.pass(7 * DAY - HOUR)
    office.world.mailer.broken = true
    await office.pass(5 * HOUR)
    office.world.mailer.broken = false
    expect(await office.pass(DAY)).toMatchObject([{ kind: 'weekly-update' }])
    const [weekly] = await office.world
      .reminders()
      .then((all) => all.filter(({ notification }) => notification.kind === 'weekly-update'))
    expect(weekly).toMatchObject({ attempts: 0, error: null })
  })
})
