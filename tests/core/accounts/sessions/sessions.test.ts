import { describe, expect, test } from 'bun:test'
import { identify, isRevoked } from '#core/accounts/sessions/identify.ts'
import {
  endSession,
  listSessions,
  logOut,
  pruneSessions,
} from '#core/accounts/sessions/open-sessions.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { subscribePush } from '#core/notifications/subscriptions/subscribe-push.ts'
import { DAY, SECOND } from '#core/shared/time.ts'
import { PUSH_KEYS } from '#stories/shared/push-keys.ts'
import { openWorld } from '#tests/core/world.ts'
import { after, PHONE } from './browsers.ts'

async function annSignedIn() {
  const world = openWorld()
  const ann = await world.member('ann')
  const signIn = (member = 'ann') =>
    world.commit((stores) =>
      startSession(stores, world, {
        member,
        browser: PHONE,
      }),
    )
  return { world, ann, signIn, ...(await signIn()) }
}

describe('identifying a request', () => {
  test('finds the member of the session secret', async () => {
    const { world, ann, token, session } = await annSignedIn()
    expect(await identify(world, token)).toEqual({ account: ann, session })
  })

  test('finds no member without a secret, or with an unknown one', async () => {
    const { world } = await annSignedIn()
    expect(await identify(world, null)).toBeNull()
    expect(await identify(world, 'guess')).toBeNull()
  })

  test('finds no member after 30 days, even with activity', async () => {
    const { world, token } = await annSignedIn()
    for (let day = 0; day < 30; day += 1) {
      expect(await identify(world, token)).not.toBeNull()
      world.pass(DAY)
    }
    expect(await identify(world, token)).toBeNull()
  })

  test('finds no member after 14 days without activity', async () => {
    const { world, token, session } = await annSignedIn()
    world.pass(14 * DAY - 1)
    expect(await identify(world, token)).not.toBeNull()
    world.pass(14 * DAY)
    expect(await identify(world, token)).toBeNull()
    expect(await listSessions(world, { member: 'ann', current: session.id })).toEqual([])
    expect((await identify({ ...world, sessionIdle: 15 * DAY }, token))?.account.id).toBe('ann')
  })

  test.each(['deleted', 'banned', 'erased'] as const)('finds no member once %s', async (status) => {
    const { world, ann, token } = await annSignedIn()
    await world.commit(({ accounts }) => accounts.save({ ...ann, status }))
    expect(await identify(world, token)).toBeNull()
  })

  test('records activity, once a minute at most', async () => {
    const { world, token, session } = await annSignedIn()
    const start = world.now()
    world.pass(59 * SECOND)
    await identify(world, token)
    expect((await world.reads.profiles.byId('ann'))?.lastActiveAt).toBe(start)

    world.pass(SECOND)
    expect((await identify(world, token))?.session.seenAt).toBe(world.now())
    expect((await world.reads.profiles.byId('ann'))?.lastActiveAt).toBe(world.now())
    expect((await world.reads.sessions.byId(session.id))?.seenAt).toBe(world.now())
  })
})

describe('a member’s sessions', () => {
  test('are listed with the current one first, then by last use, without expired ones', async () => {
    const { world, signIn, session } = await annSignedIn()
    world.pass(13 * DAY)
    const second = await signIn()
    world.pass(SECOND)
    const third = await signIn()
    world.pass(60 * SECOND)
    await identify(world, second.token)
    const list = () => listSessions(world, { member: 'ann', current: session.id })
    expect((await list()).map(({ id, current }) => [id, current])).toEqual([
      [session.id, true],
      [second.session.id, false],
      [third.session.id, false],
    ])
    world.pass(DAY)
    expect((await list()).map(({ id }) => id)).toEqual([second.session.id, third.session.id])
  })

  test('are deleted a day after their cookie expired', async () => {
    const { world, token } = await annSignedIn()
    world.pass(31 * DAY)
    await pruneSessions(world)
    expect(await world.reads.sessions.of('ann')).toHaveLength(1)
    world.pass(1)
    await pruneSessions(world)
    expect(await world.reads.sessions.of('ann')).toEqual([])
    expect(await identify(world, token)).toBeNull()
  })

  test('are revoked once they were ended, not when they expire', async () => {
    const { world, token, session } = await annSignedIn()
    expect(await isRevoked(world, null)).toBe(false)
    expect(await isRevoked(world, token)).toBe(false)
    world.pass(15 * DAY)
    await pruneSessions(world)
    expect(await identify(world, token)).toBeNull()
    expect(await isRevoked(world, token)).toBe(false)
    await endSession(world, { member: 'ann', session: session.id })
    expect(await isRevoked(world, token)).toBe(true)
  })

  test('are replaced by a new login in the same browser, which keeps its push subscription', async () => {
    const { world, ...first } = await annSignedIn()
    const push = { endpoint: 'https://fcm.googleapis.com/x', ...PUSH_KEYS, site: 'vonk' }
    await subscribePush(world, { ...push, member: 'ann', session: first.session.id })
    const { session } = await world.commit((stores) =>
      startSession(stores, world, { member: 'ann', browser: after(first) }),
    )
    expect((await world.reads.sessions.of('ann')).map(({ id }) => id)).toEqual([session.id])
    expect(await identify(world, first.token)).toBeNull()
    expect(await world.reads.pushSubscriptions.of('ann')).toMatchObject([{ session: session.id }])
  })

  test('end when another member logs in on the same browser, without a notification', async () => {
    const { world, ...anns } = await annSignedIn()
    await world.member('bo')
    const push = { endpoint: 'https://fcm.googleapis.com/x', ...PUSH_KEYS, site: 'vonk' }
    await subscribePush(world, { ...push, member: 'ann', session: anns.session.id })
    await world.commit((stores) =>
      startSession(stores, world, { member: 'bo', browser: after(anns) }),
    )
    expect(await world.reads.sessions.of('ann')).toEqual([])
    expect(await world.reads.pushSubscriptions.of('ann')).toMatchObject([
      { session: anns.session.id },
    ])
  })

  test('end one by one, and never another member’s', async () => {
    const { world, token, session } = await annSignedIn()
    await endSession(world, { member: 'bo', session: session.id })
    expect(await identify(world, token)).not.toBeNull()
    await endSession(world, { member: 'ann', session: session.id })
    expect(await identify(world, token)).toBeNull()
  })

  test('end with a logout, which is idempotent', async () => {
    const { world, token } = await annSignedIn()
    await logOut(world, token)
    await logOut(world, token)
    expect(await identify(world, token)).toBeNull()
  })
})
