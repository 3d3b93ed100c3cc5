import { describe, expect, test } from 'bun:test'
import { changePassword } from '#core/accounts/credentials/change-password.ts'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'

const NEW = 'a lantern at sea'

describe('changing a password', () => {
  const changeOnce = async () => {
    const world = openWorld()
    const ann = await world.member('ann')
    const signIn = () =>
      world.commit((stores) => startSession(stores, world, { member: 'ann', browser: PHONE }))
    const { session } = await signIn()
    await signIn()
    const change = (old: string, password = NEW) =>
      changePassword(world, { account: ann, session, old, password, address: '192.0.2.1' })
    return { world, session, change }
  }

  test('ends all other sessions, and notifies the member', async () => {
    const { world, session, change } = await changeOnce()
    expect(await change(passwordOf('ann'))).toEqual({ ok: true, value: null })
    expect((await world.reads.sessions.of('ann')).map(({ id }) => id)).toEqual([session.id])
    expect((await world.reads.devices.of('ann')).map(({ id }) => id)).toEqual([
      session.device ?? '',
    ])
    expect((await world.reads.accounts.byId('ann'))?.passwordHash).toBe(
      await world.passwords.hash(NEW),
    )
    expect((await world.deliveries()).map(({ notification }) => notification.kind)).toEqual([
      'password-changed',
    ])
  })

  test('needs the old password, with the rate limit of a login', async () => {
    const { change } = await changeOnce()
    for (let tried = 0; tried < 4; tried += 1) {
      expect(await change('wrong')).toEqual({ ok: false, error: { code: 'password.old-wrong' } })
    }
    expect(await change('wrong')).toEqual({
      ok: false,
      error: { code: 'login.blocked', minutes: 15 },
    })
  })

  test('is not blocked by guesses of others', async () => {
    const { world, change } = await changeOnce()
    for (let tried = 0; tried < 60; tried += 1) {
      const address = `198.51.${tried}.1`
      await logIn(world, { email: 'ann@example.test', password: 'x', address, browser: PHONE })
    }
    expect(await change(passwordOf('ann'))).toEqual({ ok: true, value: null })
  })

  test('to the same one is refused, and ends no session', async () => {
    const { world, change } = await changeOnce()
    const same = ` ${passwordOf('ann')}`.trim()
    expect(await change(same, same)).toEqual({ ok: false, error: { code: 'password.unchanged' } })
    expect(await world.reads.sessions.of('ann')).toHaveLength(2)
  })

  test('follows the password rules', async () => {
    const { change } = await changeOnce()
    expect(await change(passwordOf('ann'), 'ann@example.test')).toEqual({
      ok: false,
      error: { code: 'password.personal' },
    })
  })

  test('twice at once takes effect once', async () => {
    const { change } = await changeOnce()
    const both = await Promise.all([change(passwordOf('ann')), change(passwordOf('ann'))])
    expect(both.map((one) => (one.ok ? 'changed' : one.error.code)).sort()).toEqual([
      'changed',
      'password.old-wrong',
    ])
  })
})
