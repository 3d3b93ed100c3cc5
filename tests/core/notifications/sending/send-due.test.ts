import { describe, expect, test } from 'bun:test'
import type { Notification } from '#core/notifications/notification.ts'
import { delayAfter, RETRIES } from '#core/notifications/sending/attempt-delivery.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { queueNotification } from '#tests/core/notifications/queue-notification.ts'
import { openWorld } from '#tests/core/world.ts'

async function withNotifications(...notifications: readonly Notification[]) {
  const world = openWorld()
  await world.member('ann')
  await world.member('bo')
  await world.commit(async (stores) => {
    for (const notification of notifications) await queueNotification(stores, world, notification)
  })
  const send = async () => {
    await world.consume()
    return sendDue(world, { urlOf: () => 'https://vonk.example', jitter: () => 0.5 })
  }
  return { world, send }
}

const NONE = { sent: 0, nothing: 0, later: 0, failed: 0, dead: 0, failures: [] }
const CHANGED = { kind: 'password-changed', member: 'ann' } as const

describe('sending due deliveries', () => {
  test('sends each once', async () => {
    const { world, send } = await withNotifications(CHANGED, { ...CHANGED, member: 'bo' })
    expect(await send()).toEqual({ ...NONE, sent: 2 })
    expect(world.mailer.letters.map(({ to }) => to)).toEqual([
      'ann@example.test',
      'bo@example.test',
    ])
    expect(await send()).toEqual(NONE)
    expect(await world.deliveries()).toEqual([])
  })

  test('drops notifications without a letter', async () => {
    const { send } = await withNotifications({ kind: 'activate', member: 'ann' })
    expect(await send()).toMatchObject({ sent: 0, nothing: 1 })
  })

  test('defers what a member may still see online, without counting a failure', async () => {
    const { world, send } = await withNotifications({ kind: 'new-like', member: 'ann', from: 'bo' })
    const at = world.now()
    await world.commit(({ likes }) =>
      likes.add({ from: 'bo', to: 'ann', at, seenAt: null, swiped: false }),
    )
    expect(await send()).toMatchObject({ sent: 0, later: 1 })
    expect(await world.deliveries()).toMatchObject([{ addedAt: at, attempts: 0, error: null }])
    world.pass(5 * MINUTE)
    expect(await send()).toMatchObject({ sent: 1, later: 0 })
  })

  test('sends one mail per conversation, not ten', async () => {
    const notification = {
      kind: 'new-message',
      member: 'ann',
      from: 'bo',
      conversation: 'talk',
    } as const
    const { world, send } = await withNotifications(notification, notification, notification)
    await world.commit(async ({ conversations, messages }) => {
      const at = world.now()
      await conversations.open({
        id: 'talk',
        startedBy: 'bo',
        other: 'ann',
        startedAt: at,
        lastSeq: 0,
      })
      const message = { conversation: 'talk', from: 'bo', text: 'Hoi', sentAt: at, cost: 1 }
      await messages.append({ ...message, id: 'm1' })
    })
    world.pass(HOUR)
    expect(await send()).toMatchObject({ sent: 1, nothing: 2 })
  })
})

describe('a failing mail server', () => {
  test('is retried with a backoff, and one letter does not block the next', async () => {
    const { world, send } = await withNotifications(CHANGED, { ...CHANGED, member: 'bo' })
    world.mailer.broken = true
    expect((await send()).failures).toEqual(
      Array(2).fill({ kind: 'password-changed', attempts: 1, outcome: 'failed', error: 'Error' }),
    )
    expect(await world.deliveries()).toMatchObject(
      Array(2).fill({ attempts: 1, error: 'Error', dueAt: world.now() + 30 * SECOND }),
    )
    expect(await send()).toEqual(NONE)

    world.mailer.broken = false
    world.pass(30 * SECOND)
    expect(await send()).toMatchObject({ sent: 2, failures: [] })
  })

  test.each([
    ['urgent', { kind: 'reset', member: 'ann' }],
    ['account', CHANGED],
  ] as const)('is given up after about a day, and recorded: %s', async (priority, notification) => {
    const { world, send } = await withNotifications(notification)
    world.mailer.broken = true
    const startedAt = world.now()
    const { attempts } = RETRIES[priority]
    for (let tried = 1; tried < attempts; tried += 1) {
      expect(await send()).toMatchObject({ failed: 1, dead: 0 })
      world.pass(delayAfter(tried, priority, 0.5))
    }
    expect(await send()).toMatchObject({ failed: 0, dead: 1 })
    expect(Math.round((world.now() - startedAt) / HOUR)).toBeWithin(22, 26)
    expect(await world.deliveries()).toEqual([])
    expect(await world.reads.deliveries.dead(9)).toMatchObject([
      { notification, attempts, error: 'Error', diedAt: world.now() },
    ])
  })

  test('has an exponential backoff with a limit and jitter', () => {
    expect([1, 2, 3].map((attempts) => delayAfter(attempts, 'social', 0.5))).toEqual([
      30 * SECOND,
      60 * SECOND,
      120 * SECOND,
    ])
    expect(delayAfter(10, 'social', 0.5)).toBe(2 * HOUR)
    expect(delayAfter(10, 'urgent', 0.5)).toBe(10 * MINUTE)
    expect(delayAfter(1, 'urgent', 0)).toBe(15 * SECOND)
    expect(delayAfter(1, 'urgent', 0.999)).toBeLessThan(45 * SECOND)
  })
})
