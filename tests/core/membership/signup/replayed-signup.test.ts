import { describe, expect, test } from 'bun:test'
import { changePassword } from '#core/accounts/credentials/change-password.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { counted } from '#tests/core/counted.ts'
import { openWorld } from '#tests/core/world.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { signupOf } from './drafts.ts'

const TAKEN = { ok: false, error: { code: 'signup.id-taken' } } as const

/** Noor, who just signed up. */
async function noorAt() {
  const world = openWorld()
  const signup = signupOf(world)
  const first = await signUp(world, signup)
  if (!first.ok) throw new Error(first.error.code)
  const { account, session } = first.value
  return { world, account, session, replay: (ports = world) => signUp(ports, signup) }
}

describe('a replayed signup', () => {
  test('gets the first response for ten minutes, then an error of a used id', async () => {
    const { world, replay } = await noorAt()
    world.pass(10 * MINUTE)
    expect((await replay()).ok).toBe(true)
    world.pass(1)
    expect(await replay()).toEqual(TAKEN)
    expect(await world.reads.sessions.of('noor')).toHaveLength(2)
  })

  test('checks no password when it is too late', async () => {
    const { world, replay } = await noorAt()
    world.pass(11 * MINUTE)
    const watched = counted(world)
    expect(await replay(watched)).toEqual(TAKEN)
    expect(watched.done()).not.toContain('verify')
  })

  test.each(['deleted', 'banned'] as const)(
    'of a member who is %s creates no session',
    async (status) => {
      const { world, account, replay } = await noorAt()
      await world.commit(({ accounts }) => accounts.save({ ...account, status }))
      expect(await replay()).toEqual(TAKEN)
      expect(await world.reads.sessions.of('noor')).toHaveLength(1)
    },
  )

  test('with a password that was changed meanwhile creates no session', async () => {
    const { world, account, session, replay } = await noorAt()
    const change = () => {
      const command = { old: 'ember on paper', password: 'a lantern at sea', address: '192.0.2.7' }
      return changePassword(world, { account, session, ...command })
    }
    let hasChanged = false
    const verify = async (password: string, hash: string | null) => {
      const isRight = await world.passwords.verify(password, hash)
      if (!hasChanged) {
        hasChanged = true
        expect((await change()).ok).toBe(true)
      }
      return isRight
    }
    expect(await replay({ ...world, passwords: { ...world.passwords, verify } })).toEqual(TAKEN)
    expect((await world.reads.sessions.of('noor')).map(({ id }) => id)).toEqual([session.id])
  })

  /** Another process, which shares no turns with this one, stores the same signup at such a moment. */
  test.each([
    ['before its try is counted, as the last', 'towns', 1],
    ['before its email is looked up', 'towns', 2],
    ['while its password is hashed', 'passwords', 2],
  ] as const)(
    'gets the first response when that was stored %s, by another process',
    async (_, moment, tries) => {
      const world = openWorld({ limits: { signups: { tries, window: HOUR } } })
      const signup = signupOf(world)
      let first: ReturnType<typeof signUp> | undefined
      const store = async (at: typeof moment) => {
        if (at === moment) first ??= signUp({ ...world, inTurn: (_key, work) => work() }, signup)
        await first
      }
      const find: typeof world.towns.find = async (...place) => {
        await store('towns')
        return world.towns.find(...place)
      }
      const hash: typeof world.passwords.hash = async (password) => {
        await store('passwords')
        return world.passwords.hash(password)
      }
      const second = await signUp(
        {
          ...world,
          towns: { ...world.towns, find },
          passwords: { ...world.passwords, hash },
        },
        signup,
      )
      expect((await first)?.ok).toBe(true)
      expect(second).toMatchObject({ ok: true, value: { account: { id: 'noor' } } })
    },
  )

  test('on another device notifies a confirmed member, as a login does', async () => {
    const { world, replay } = await noorAt()
    await confirmEmail(world, await mailedLink(world, 'noor', 'activate'))
    const again = await replay()
    expect(await world.allEvents()).toContainEqual({
      type: 'device.added',
      member: 'noor',
      session: again.ok ? again.value.session.id : '',
    })
  })
})
