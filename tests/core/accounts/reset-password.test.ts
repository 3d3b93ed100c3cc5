import { describe, expect, test } from 'bun:test'
import { changePassword } from '#core/accounts/change-password.ts'
import { forgetTries } from '#core/accounts/forget-tries.ts'
import { requestReset } from '#core/accounts/request-reset.ts'
import { resetPassword } from '#core/accounts/reset-password.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { mailedLink } from './links.ts'

const ADDRESS = '192.0.2.1'
const NEW = 'a lantern at sea'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

async function annAt() {
  const world = openWorld()
  const ann = await world.member('ann')
  const signIn = () =>
    world.keep((stores) => startSession(stores, world, { member: 'ann', agent: 'a phone' }))
  return { world, ann, signIn }
}

const hashOf = async (world: World) => (await world.reads.accounts.byId('ann'))?.passwordHash
const mails = async (world: World) => (await world.outbox()).map(({ notice }) => notice.kind)

describe('asking for a reset mail', () => {
  const ask = (world: World, email = 'Ann@example.test', address = ADDRESS) =>
    requestReset(world, { email, address })

  test('sends one, three times a day', async () => {
    const { world } = await annAt()
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(world)).ok).toBe(true)
    expect(await ask(world)).toEqual({ ok: false, error: { code: 'mails.too-many' } })
    expect(await mails(world)).toEqual(['reset', 'reset', 'reset'])
    world.pass(DAY)
    expect((await ask(world)).ok).toBe(true)
  })

  test('says when nobody has the email, and to one address block only so often', async () => {
    const { world } = await annAt()
    for (let asked = 0; asked < 20; asked += 1) {
      expect(await ask(world, 'nobody@example.test')).toEqual({
        ok: false,
        error: { code: 'email.not-found' },
      })
    }
    expect(await ask(world)).toEqual({ ok: false, error: { code: 'tries.too-many', minutes: 60 } })
    expect((await ask(world, 'ann@example.test', '198.51.100.1')).ok).toBe(true)
  })

  test('finds no deleted member', async () => {
    const { world, ann } = await annAt()
    await world.keep(({ accounts }) => accounts.save({ ...ann, status: 'deleted' }))
    expect(await ask(world)).toMatchObject({ error: { code: 'email.not-found' } })
  })
})

describe('resetting a password', () => {
  test('sets the new one, signs every browser out and tells the member', async () => {
    const { world, signIn } = await annAt()
    await signIn()
    const token = await mailedLink(world, 'ann', 'reset')
    expect(await resetPassword(world, { token, password: NEW })).toEqual({
      ok: true,
      value: { member: 'ann' },
    })
    expect(await hashOf(world)).toBe(`hash of ${NEW}`)
    expect(await world.reads.sessions.of('ann')).toEqual([])
    expect(await mails(world)).toEqual(['password-changed'])
  })

  test('keeps the rules of a password, and leaves the link usable', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const refused = await resetPassword(world, { token, password: 'welkom01' })
    expect(refused).toEqual({ ok: false, error: { code: 'password.common' } })
    expect((await resetPassword(world, { token, password: NEW })).ok).toBe(true)
  })

  test('with a used link says the same to the same password, and no to another', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const first = await resetPassword(world, { token, password: NEW })
    expect(await resetPassword(world, { token, password: NEW })).toEqual(first)
    expect(await resetPassword(world, { token, password: `${NEW}!` })).toEqual(INVALID)
    expect(await mails(world)).toEqual(['password-changed'])
  })

  test('uses up the other reset links too', async () => {
    const { world } = await annAt()
    const [one, other] = [
      await mailedLink(world, 'ann', 'reset'),
      await mailedLink(world, 'ann', 'reset'),
    ]
    await resetPassword(world, { token: one, password: NEW })
    expect(await resetPassword(world, { token: other, password: 'another lantern' })).toEqual(
      INVALID,
    )
  })

  test('of two at once with one link, one sets the password', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    const both = await Promise.all(
      [NEW, `${NEW} too`].map((password) => resetPassword(world, { token, password })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('works for an hour, with a link made for it, sent to the address of now', async () => {
    const { world, ann } = await annAt()
    const reset = (token: string) => resetPassword(world, { token, password: NEW })
    expect(await reset('guess')).toEqual(INVALID)
    expect(await reset(await mailedLink(world, 'ann', 'activate'))).toEqual(INVALID)
    expect(await reset(await mailedLink(world, 'ann', 'reset', 'old@example.test'))).toEqual(
      INVALID,
    )
    const token = await mailedLink(world, 'ann', 'reset')
    world.pass(60 * MINUTE)
    expect(await reset(token)).toEqual(INVALID)
    const late = await mailedLink(world, 'ann', 'reset')
    await world.keep(({ accounts }) => accounts.save({ ...ann, status: 'banned' }))
    expect(await reset(late)).toEqual(INVALID)
  })
})

describe('changing a password', () => {
  const asked = async () => {
    const { world, ann, signIn } = await annAt()
    const { session } = await signIn()
    await signIn()
    const change = (old: string, password = NEW) =>
      changePassword(world, { account: ann, session: session.id, old, password, address: ADDRESS })
    return { world, session, change }
  }

  test('leaves only the browser that asked signed in, and tells the member', async () => {
    const { world, session, change } = await asked()
    expect(await change(passwordOf('ann'))).toEqual({ ok: true, value: null })
    expect((await world.reads.sessions.of('ann')).map(({ id }) => id)).toEqual([session.id])
    expect(await hashOf(world)).toBe(`hash of ${NEW}`)
    expect(await mails(world)).toEqual(['password-changed'])
  })

  test('asks for the old one, which is guessed as seldom as when logging in', async () => {
    const { change } = await asked()
    for (let tried = 0; tried < 4; tried += 1) {
      expect(await change('wrong')).toEqual({ ok: false, error: { code: 'password.old-wrong' } })
    }
    expect(await change('wrong')).toEqual({
      ok: false,
      error: { code: 'login.blocked', minutes: 15 },
    })
  })

  test('keeps the rules of a password', async () => {
    const { change } = await asked()
    expect(await change(passwordOf('ann'), 'ann@example.test')).toEqual({
      ok: false,
      error: { code: 'password.personal' },
    })
  })

  test('twice at once happens once', async () => {
    const { change } = await asked()
    const both = await Promise.all([change(passwordOf('ann')), change(passwordOf('ann'))])
    expect(both.map((one) => (one.ok ? 'changed' : one.error.code)).sort()).toEqual([
      'changed',
      'password.old-wrong',
    ])
  })
})

test('tries are forgotten after a month', async () => {
  const { world } = await annAt()
  await requestReset(world, { email: 'nobody@example.test', address: ADDRESS })
  const kept = () => world.reads.attempts.since('hash of disclosure 192.0.2.0/24', 0)
  world.pass(30 * DAY)
  await forgetTries(world)
  expect(await kept()).toHaveLength(1)
  world.pass(HOUR)
  await forgetTries(world)
  expect(await kept()).toHaveLength(0)
})
