import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import { subscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { START } from '../world.ts'
import { openOffice } from './reminder-office.ts'

const QUIET: Partial<Account> = { quietHours: QUIET_HOURS, timeZone: 'Europe/Amsterdam' }
const PHONE = 'https://fcm.googleapis.com/fcm/send/phone'
/** Half past nine in the evening in Amsterdam, on the first day of the world. */
const EVENING = Date.UTC(2026, 10, 21, 20, 30)

/** Ann with quiet hours and a phone, at half past nine in the evening. */
async function inTheEvening(given: Partial<Account> = {}) {
  const office = await openOffice({ ...QUIET, ...given })
  const { world } = office
  const { session } = await world.commit((stores) =>
    startSession(stores, world, {
      member: 'ann',
      browser: { agent: 'a phone', session: null, device: null },
    }),
  )
  await subscribePush(world, {
    member: 'ann',
    endpoint: PHONE,
    ...PUSH_KEYS,
    site: 'vonk',
    session: session.id,
  })
  world.pass(EVENING - START)
  const pushed = () => world.pusher.pushes.length
  return { ...office, pushed }
}

describe('a push in quiet hours', () => {
  test('waits until they are over, and is one per sender', async () => {
    const { write, pass, pushed, world } = await inTheEvening()
    await pass(HOUR)
    for (const _ of [1, 2, 3]) await write('bo')
    await write('cas')
    await pass(9 * HOUR, 30 * MINUTE)
    expect(pushed()).toBe(0)
    await pass(30 * MINUTE, 30 * MINUTE)
    expect(world.pusher.pushes.map(({ path, waiting }) => [path, waiting]).toSorted()).toEqual([
      ['/chats/with-bo', 4],
      ['/chats/with-cas', 4],
    ])
  })

  test('is not sent if it was read meanwhile, or the sender is gone', async () => {
    const { write, read, change, pass, pushed } = await inTheEvening()
    await pass(HOUR)
    await write('bo')
    await write('cas')
    await pass(HOUR)
    await read('bo')
    await change('cas', { status: 'deleted' })
    await pass(DAY)
    expect(pushed()).toBe(0)
  })

  test('is sent immediately after quiet hours are disabled', async () => {
    const { write, change, pass, send, pushed } = await inTheEvening()
    await pass(HOUR)
    await change('ann', { quietHours: null })
    await write('bo')
    await send()
    expect(pushed()).toBe(1)
  })
})

describe('a reminder in quiet hours', () => {
  test('waits until they are over', async () => {
    const { write, pass } = await inTheEvening({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await pass(25 * MINUTE, 5 * MINUTE)
    await write('bo')
    expect(await pass(10 * HOUR - MINUTE, MINUTE)).toEqual([])
    expect(await pass(10 * MINUTE, MINUTE)).toMatchObject([{ kind: 'unread-reminder' }])
  })

  test('is not sent if its subject was read meanwhile', async () => {
    const { write, read, pass } = await inTheEvening({
      notificationsDisabled: ['new_messages', 'new_conversations', 'weekly_updates'],
    })
    await pass(25 * MINUTE, 5 * MINUTE)
    await write('bo')
    await pass(6 * HOUR)
    await read('bo')
    expect(await pass(2 * DAY)).toEqual([])
  })
})

test('a mail about a message does not wait for quiet hours', async () => {
  const { write, pass, send, world } = await inTheEvening()
  await pass(HOUR)
  await write('bo')
  await send()
  expect(world.mailer.letters).toMatchObject([{ kind: 'new-message' }])
})
