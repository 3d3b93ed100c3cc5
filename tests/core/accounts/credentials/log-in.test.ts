import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'

const at = (world: World, password: string, changes: { email?: string; address?: string } = {}) =>
  logIn(world, {
    email: 'ann@example.test',
    password,
    address: '192.0.2.1',
    browser: PHONE,
    ...changes,
  })

const codeOf = (answer: Awaited<ReturnType<typeof at>>) => (answer.ok ? 'in' : answer.error.code)

async function annAt() {
  const world = openWorld()
  const ann = await world.member('ann')
  return { world, ann, right: passwordOf('ann') }
}

describe('logging in', () => {
  test('creates a session of 30 days with a secret that only the browser knows', async () => {
    const { world, ann, right } = await annAt()
    const answer = await at(world, right, { email: ' ANN@example.test ' })
    expect(answer.ok && answer.value).toMatchObject({ token: 'token-1', account: ann })
    const [session] = await world.reads.sessions.of('ann')
    expect(session).toEqual({
      id: world.secrets.hash('token-1'),
      member: 'ann',
      device: world.secrets.hash('token-2'),
      startedAt: world.now(),
      seenAt: world.now(),
      expiresAt: world.now() + 30 * 24 * 60 * MINUTE,
      agent: 'a phone',
    })
  })

  test('stores at most 200 characters of the user agent', async () => {
    const { world, right } = await annAt()
    await logIn(world, {
      email: 'ann@example.test',
      password: right,
      address: '192.0.2.1',
      browser: { ...PHONE, agent: 'x'.repeat(500) },
    })
    expect((await world.reads.sessions.of('ann'))[0]?.agent).toHaveLength(200)
  })

  test('gives the same error for a wrong password and an unknown email', async () => {
    const { world } = await annAt()
    expect(await at(world, 'wrong')).toEqual({ ok: false, error: { code: 'login.failed' } })
    expect(await at(world, 'wrong', { email: 'nobody@example.test' })).toEqual({
      ok: false,
      error: { code: 'login.failed' },
    })
  })

  test('ignores characters in the email that nobody sees', async () => {
    const { world, right } = await annAt()
    expect((await at(world, right, { email: '\u200Bann@example.test ' })).ok).toBe(true)
  })

  test('also hashes for an unknown email, so that it takes as long', async () => {
    const { world } = await annAt()
    const hashes: (string | null)[] = []
    const passwords = {
      ...world.passwords,
      verify: async (_: string, hash: string | null) => {
        hashes.push(hash)
        return false
      },
    }
    await at({ ...world, passwords }, 'wrong', { email: 'nobody@example.test' })
    await at({ ...world, passwords }, 'w'.repeat(10_000))
    expect(hashes).toEqual([null, null])
  })

  test('an unusable password never logs in', async () => {
    const { world } = await annAt()
    const passwords = { ...world.passwords, verify: async () => true }
    expect(codeOf(await at({ ...world, passwords }, 'x', { email: 'nobody@example.test' }))).toBe(
      'login.failed',
    )
  })

  test.each(['deleted', 'banned'] as const)(
    'reveals that the account is %s only with the right password',
    async (status) => {
      const world = openWorld()
      await world.member('ann', { account: { status } })
      expect(codeOf(await at(world, 'wrong'))).toBe('login.failed')
      expect(codeOf(await at(world, passwordOf('ann')))).toBe(`account.${status}`)
      expect(await world.reads.sessions.of('ann')).toEqual([])
    },
  )

  test('fails if the password changes during the check', async () => {
    const { world, ann, right } = await annAt()
    const passwords = {
      ...world.passwords,
      verify: async () => {
        const passwordHash = await world.passwords.hash('new')
        await world.commit(({ accounts }) => accounts.save({ ...ann, passwordHash }))
        return true
      },
    }
    expect(codeOf(await at({ ...world, passwords }, right))).toBe('login.failed')
  })
})

describe('five wrong passwords within 15 minutes', () => {
  const failed = async (world: World, times: number, changes = {}) => {
    for (let tried = 0; tried < times; tried += 1) await at(world, 'wrong', changes)
  }

  test('lock the account for 15 minutes, also for the right password', async () => {
    const { world, right } = await annAt()
    await failed(world, 4)
    expect(await at(world, 'wrong')).toEqual({
      ok: false,
      error: { code: 'login.blocked', minutes: 15 },
    })
    world.pass(5 * MINUTE + SECOND)
    expect(await at(world, right)).toEqual({
      ok: false,
      error: { code: 'login.blocked', minutes: 10 },
    })
    world.pass(10 * MINUTE)
    expect(codeOf(await at(world, right))).toBe('in')
  })

  test('lock it also when spread over almost 15 minutes', async () => {
    const { world, right } = await annAt()
    for (let tried = 0; tried < 5; tried += 1) {
      await failed(world, 1)
      world.pass(3 * MINUTE)
    }
    expect(await at(world, right)).toMatchObject({ error: { code: 'login.blocked', minutes: 12 } })
  })

  test('over more than 15 minutes lock nothing', async () => {
    const { world, right } = await annAt()
    for (let tried = 0; tried < 8; tried += 1) {
      await failed(world, 1)
      world.pass(4 * MINUTE)
    }
    expect(codeOf(await at(world, right))).toBe('in')
  })

  test('lock an unknown email too', async () => {
    const { world } = await annAt()
    const email = 'nobody@example.test'
    await failed(world, 5, { email })
    expect(codeOf(await at(world, 'wrong', { email }))).toBe('login.blocked')
  })

  test('do not lock the member at another address', async () => {
    const { world, right } = await annAt()
    await failed(world, 5, { address: '198.51.100.1' })
    expect(codeOf(await at(world, right))).toBe('in')
  })

  test('are reset by the right one', async () => {
    const { world, right } = await annAt()
    await failed(world, 4)
    await at(world, right)
    await failed(world, 4)
    expect(codeOf(await at(world, right))).toBe('in')
  })

  test('are limited to five under concurrency', async () => {
    const { world } = await annAt()
    let looked = 0
    const passwords = {
      ...world.passwords,
      verify: async () => {
        looked += 1
        return false
      },
    }
    await Promise.all(Array.from({ length: 100 }, () => at({ ...world, passwords }, 'guess')))
    expect(looked).toBe(5)
  })
})

test('a hundred wrong passwords from one address lock it, for whatever accounts', async () => {
  const { world, right } = await annAt()
  for (let tried = 0; tried < 100; tried += 1) {
    await at(world, 'wrong', { email: `guess-${tried}@example.test` })
  }
  expect(await at(world, right)).toEqual({
    ok: false,
    error: { code: 'tries.too-many', minutes: 15 },
  })
})
