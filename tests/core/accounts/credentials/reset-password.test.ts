import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import {
  type ResetPassword,
  requestReset,
  resetPassword,
} from '#core/accounts/credentials/reset-password.ts'
import { pruneTries } from '#core/accounts/links/count-disclosure.ts'
import { identify } from '#core/accounts/sessions/identify.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { counted } from '#tests/core/counted.ts'
import { openWorld, type World } from '#tests/core/world.ts'
import { mailedLink } from '../links/links.ts'
import { PHONE } from '../sessions/browsers.ts'

const ADDRESS = '192.0.2.1'
const NEW = 'a lantern at sea'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

async function annAt() {
  const world = openWorld()
  const ann = await world.member('ann')
  const signIn = () =>
    world.commit((stores) =>
      startSession(stores, world, {
        member: 'ann',
        browser: PHONE,
      }),
    )
  return { world, ann, signIn }
}

const hashOf = async (world: World) => (await world.reads.accounts.byId('ann'))?.passwordHash
const mails = async (world: World) =>
  (await world.deliveries()).map(({ notification }) => notification.kind)

describe('resetting a password', () => {
  const reset = (world: World, token: string, changes: Partial<ResetPassword> = {}) =>
    resetPassword(world, { id: 'one', token, password: NEW, browser: PHONE, ...changes })
  const member = (answer: Awaited<ReturnType<typeof reset>>) =>
    answer.ok ? answer.value.account.id : answer.error.code

  test('sets it, logs this browser in, ends all other sessions, and notifies the member', async () => {
    const { world, signIn } = await annAt()
    const other = await signIn()
    const token = await mailedLink(world, 'ann', 'reset')
    const answer = await reset(world, token)
    if (!answer.ok) throw new Error(answer.error.code)
    expect(await hashOf(world)).toBe(await world.passwords.hash(NEW))
    expect(await world.reads.sessions.of('ann')).toEqual([answer.value.session])
    expect((await identify(world, answer.value.token))?.account.id).toBe('ann')
    expect(await identify(world, other.token)).toBeNull()
    expect((await world.reads.devices.of('ann')).map(({ id }) => id)).toEqual([
      world.secrets.hash(answer.value.device),
    ])
    expect(await mails(world)).toEqual(['password-changed'])
  })

  test('unlocks logins, since the old password is no longer guessed', async () => {
    const { world } = await annAt()
    const at = (password: string, address = ADDRESS) =>
      logIn(world, { email: 'ann@example.test', password, address, browser: PHONE })
    for (let tried = 0; tried < 5; tried += 1) await at('wrong')
    expect(await at(NEW)).toMatchObject({ error: { code: 'login.blocked' } })
    for (let tried = 0; tried < 60; tried += 1) await at('wrong', `198.51.${tried}.1`)
    expect(await at(NEW, '203.0.113.1')).toMatchObject({ error: { code: 'login.locked' } })

    await reset(world, await mailedLink(world, 'ann', 'reset'))
    expect((await at(NEW)).ok).toBe(true)
    expect((await at(NEW, '203.0.113.1')).ok).toBe(true)
  })

  test('follows the password rules, and keeps the link valid', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const refused = await reset(world, token, { password: 'welkom01' })
    expect(refused).toEqual({ ok: false, error: { code: 'password.common' } })
    expect((await reset(world, token)).ok).toBe(true)
  })

  test('is idempotent by id, for ten minutes', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    expect(member(await reset(world, token))).toBe('ann')
    world.pass(9 * MINUTE)
    expect(member(await reset(world, token))).toBe('ann')
    expect(await mails(world)).toEqual(['password-changed'])
    world.pass(2 * MINUTE)
    expect(await reset(world, token)).toEqual(INVALID)
  })

  test('with a used link checks no password', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    await reset(world, token)
    const watched = counted(world)
    const works: string[][] = []
    for (const password of [NEW, `${NEW}!`, 'short', 'ann@example.test']) {
      const command = { id: 'another', token, password, browser: PHONE }
      expect(await resetPassword(watched, command)).toEqual(INVALID)
      works.push(watched.done())
    }
    for (const work of works) expect(work).toEqual(works[0] ?? [])
    expect(works.flat()).not.toContain('verify')
    expect(works.flat()).not.toContain('hash')
  })

  test('invalidates the other reset links', async () => {
    const { world } = await annAt()
    const [one, other] = [
      await mailedLink(world, 'ann', 'reset'),
      await mailedLink(world, 'ann', 'reset'),
    ]
    await reset(world, one)
    expect(await reset(world, other, { password: 'another lantern' })).toEqual(INVALID)
  })

  test('concurrently under one id gets the first response twice', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const both = await Promise.all([reset(world, token), reset(world, token)])
    expect(both.map(member)).toEqual(['ann', 'ann'])
    expect(await mails(world)).toEqual(['password-changed'])
  })

  test('concurrently with one link: one succeeds', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const both = await Promise.all(
      [NEW, `${NEW} too`].map((password) => reset(world, token, { id: password, password })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is refused after a ban', async () => {
    const { world, ann } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const passwords = {
      ...world.passwords,
      hash: async (password: string) => {
        await world.commit(({ accounts }) => accounts.save({ ...ann, status: 'banned' }))
        return world.passwords.hash(password)
      },
    }
    const command = { id: 'one', token, password: NEW, browser: PHONE }
    expect(await resetPassword({ ...world, passwords }, command)).toEqual(INVALID)
  })

  test('refuses another password under the id that used the link', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    expect(member(await reset(world, token))).toBe('ann')
    expect(member(await reset(world, token, { password: `${NEW} too` }))).toBe('reset.id-taken')
    expect(member(await reset(world, token))).toBe('ann')
  })

  test('is valid for an hour, with a link of its kind, sent to the current address', async () => {
    const { world, ann } = await annAt()
    expect(await reset(world, 'guess')).toEqual(INVALID)
    expect(await reset(world, await mailedLink(world, 'ann', 'activate'))).toEqual(INVALID)
    const old = await mailedLink(world, 'ann', 'reset', 'old@example.test')
    expect(await reset(world, old)).toEqual(INVALID)
    const token = await mailedLink(world, 'ann', 'reset')
    world.pass(60 * MINUTE)
    expect(await reset(world, token)).toEqual(INVALID)
    const secondToken = await mailedLink(world, 'ann', 'reset')
    await world.commit(({ accounts }) => accounts.save({ ...ann, status: 'banned' }))
    expect(await reset(world, secondToken)).toEqual(INVALID)
  })
})

test('attempts are deleted after a month', async () => {
  const { world } = await annAt()
  await requestReset(world, { email: 'nobody@example.test', address: ADDRESS, site: 'vonk' })
  const stored = () => world.reads.attempts.since(world.secrets.hash('disclosure 192.0.2.0/24'), 0)
  world.pass(30 * DAY)
  await pruneTries(world)
  expect(await stored()).toHaveLength(1)
  world.pass(HOUR)
  await pruneTries(world)
  expect(await stored()).toHaveLength(0)
})
