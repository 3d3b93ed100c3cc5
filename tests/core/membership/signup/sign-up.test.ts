import { describe, expect, test } from 'bun:test'
import { maySignUp } from '#core/membership/signup/age.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'
import { signupOf } from './drafts.ts'

describe('signing up', () => {
  test('creates an unconfirmed, unlisted member with a session, and queues a mail', async () => {
    const world = openWorld()
    const signedUp = await signUp(world, signupOf(world, {}, { tracking: { ref: 'spring' } }))

    expect(signedUp.ok && signedUp.value).toMatchObject({ token: 'token-1', firstMessage: null })
    expect(await world.reads.accounts.byId('noor')).toMatchObject({
      email: 'noor@example.test',
      status: 'not_confirmed',
      passwordHash: await world.passwords.hash('ember on paper'),
      country: 'NL',
      tracking: { ref: 'spring' },
      signedUpAt: world.now(),
    })
    expect(await world.reads.profiles.byId('noor')).toMatchObject({
      name: 'Noor',
      kind: 'person',
      listedOn: [],
      place: { town: 'Utrecht', cell: { lat: 5210, lon: 510 } },
    })
    expect(await world.reads.sessions.of('noor')).toHaveLength(1)
    const notifications = (await world.deliveries()).map(({ notification }) => notification)
    expect(notifications).toEqual([{ kind: 'activate', member: 'noor', site: 'vonk' }])
  })

  test('begins with one’s own line, and with the ages and distance that a lander asked for', async () => {
    const world = openWorld()
    const line = 'Ask me about the night train.'
    await signUp(world, signupOf(world, { line, ages: 'own', within: 50 }))
    expect(await world.reads.profiles.byId('noor')).toMatchObject({
      line,
      searchedAges: 'own',
      wishes: { ageFrom: null, ageTo: null, within: 50 },
    })
  })

  test('under 18 stores nothing', async () => {
    const world = openWorld()
    const before = world.snapshot()
    const signedUp = await signUp(world, signupOf(world, { birthDate: '2010-01-01' }))
    expect(signedUp).toEqual({ ok: false, error: { code: 'birth-date.too-young', minimum: 18 } })
    expect(world.snapshot()).toEqual(before)
  })

  test('is closed to visitors without a campaign, if the site says so', async () => {
    const world = openWorld({ settings: { signups: 'with_trafficsource' } })
    const refused = await signUp(world, signupOf(world))
    expect(refused).toEqual({ ok: false, error: { code: 'signup.closed' } })
    const invited = await signUp(world, signupOf(world, {}, { tracking: { network: 'friends' } }))
    expect(invited.ok).toBe(true)
    expect(maySignUp({ signups: 'none' }, { ref: 'friends' })).toBe(false)
  })

  test('needs an existing town', async () => {
    const world = openWorld()
    const refused = await signUp(world, signupOf(world, { town: 'Atlantis', region: '' }))
    expect(refused).toEqual({ ok: false, error: { code: 'place.unknown' } })
  })

  test('queues the first message until the email is confirmed', async () => {
    const world = openWorld()
    await world.member('bo')
    const changes = { to: { id: 'bo', kind: 'person' } as const, message: ' Dag Bo! ' }
    const signedUp = await signUp(world, signupOf(world, changes))

    expect(signedUp.ok && signedUp.value.firstMessage).toMatchObject({
      ok: true,
      value: { text: 'Dag Bo!', from: 'noor', cost: 1 },
    })
    expect(await world.reads.queued.of('noor')).toHaveLength(1)
    expect(await world.reads.conversations.of('bo', 10)).toEqual([])
  })

  test.each([
    ['nobody', 'chat.closed'],
    ['noor', 'chat.closed'],
    ['gone', 'chat.closed'],
    ['fee', 'chat.acknowledge-first'],
  ])('succeeds if the first message to %s cannot be queued', async (id, code) => {
    const world = openWorld()
    await world.member('gone', { account: { status: 'deleted' } })
    await world.member('fee', { profile: { kind: 'fictional' } })
    const signedUp = await signUp(
      world,
      signupOf(world, { to: { id, kind: 'person' }, message: 'Hoi' }),
    )
    expect(signedUp.ok && signedUp.value.firstMessage).toMatchObject({ ok: false, error: { code } })
    expect(await world.reads.accounts.byId('noor')).not.toBeNull()
  })
})

describe('an email in use', () => {
  test('is reported, ignoring case', async () => {
    const world = openWorld()
    await world.member('noor2', { account: { email: 'Noor@Example.test' } })
    const refused = await signUp(world, signupOf(world))
    expect(refused).toEqual({ ok: false, error: { code: 'email.taken' } })
  })

  test('is reported, ignoring characters that nobody sees', async () => {
    const world = openWorld()
    await world.member('noor2', { account: { email: 'zoé@example.test' } })
    for (const email of ['\u200Bzoé@example.test', 'zoe\u0301@example.test\u200F']) {
      const refused = await signUp(world, signupOf(world, { email }))
      expect(refused).toEqual({ ok: false, error: { code: 'email.taken' } })
    }
  })

  test('is stored in the spelling that its owner types', async () => {
    const world = openWorld()
    const command = signupOf(world, { email: ' \u200Bnoor@example.test\u200F' })
    expect((await signUp(world, command)).ok).toBe(true)
    expect(await world.reads.accounts.byId(command.id)).toMatchObject({
      email: 'noor@example.test',
    })
  })
})

describe('one address block', () => {
  const crowd = async () => {
    const world = openWorld()
    await world.member('bo')
    const ask = (email: string, address = '192.0.2.9') =>
      signUp(world, signupOf(world, { email }, { address, id: `${email} at ${address}` }))
    return { world, ask }
  }
  const TOO_MANY = { ok: false, error: { code: 'signup.too-many', minutes: 60 } } as const

  test('has limits of ten signups and email checks an hour', async () => {
    const { world, ask } = await crowd()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await ask(`new-${attempt}@example.test`)).ok).toBe(true)
      expect(await ask('bo@example.test')).toMatchObject({ error: { code: 'email.taken' } })
    }
    expect(await ask('noor@example.test', '192.0.2.250')).toEqual(TOO_MANY)
    expect(await ask('bo@example.test', '192.0.2.250')).toEqual(TOO_MANY)
    expect((await ask('noor@example.test', '198.51.100.1')).ok).toBe(true)
    world.pass(HOUR)
    expect((await ask('later@example.test')).ok).toBe(true)
  })

  test('has these limits under a hundred concurrent signups, without hashing for the others', async () => {
    const { world } = await crowd()
    let hashed = 0
    const passwords = {
      ...world.passwords,
      hash: (password: string) => {
        hashed += 1
        return world.passwords.hash(password)
      },
    }
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        signUp(
          { ...world, passwords },
          signupOf(world, { email: `${at}@a.test` }, { id: `${at}` }),
        ),
      ),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(10)
    expect(hashed).toBe(10)
    expect(await world.deliveries()).toHaveLength(10)
  })

  test('can have other limits, set by the operator', async () => {
    const world = openWorld({ limits: { signups: { tries: 1, window: HOUR } } })
    expect((await signUp(world, signupOf(world))).ok).toBe(true)
    const second = signupOf(world, { email: 'second@example.test' }, { id: 'second' })
    expect(await signUp(world, second)).toEqual(TOO_MANY)
  })
})

describe('a signup under a used id', () => {
  const replayed = async (changes: { email?: string; password?: string } = {}) => {
    const world = openWorld()
    await world.member('bo')
    const to = { id: 'bo', kind: 'person' } as const
    const first = await signUp(world, signupOf(world, { to, message: 'Hoi' }))
    const second = await signUp(world, signupOf(world, { to, message: 'Hoi', ...changes }))
    return { world, first, second }
  }

  test('is idempotent', async () => {
    const { world, first, second } = await replayed()
    expect(first.ok && second.ok && second.value.account).toEqual(first.ok && first.value.account)
    expect(first.ok && second.ok && second.value.firstMessage).toEqual(
      first.ok && first.value.firstMessage,
    )
    expect(await world.deliveries()).toHaveLength(1)
    expect(await world.reads.queued.of('noor')).toHaveLength(1)
  })

  test.each([{ email: 'other@example.test' }, { password: 'another long secret' }])(
    'with other content is refused',
    async (changes) => {
      const { second } = await replayed(changes)
      expect(second).toEqual({ ok: false, error: { code: 'signup.id-taken' } })
    },
  )

  test('concurrently creates one member', async () => {
    const world = openWorld()
    const both = await Promise.all([signUp(world, signupOf(world)), signUp(world, signupOf(world))])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await world.deliveries()).toHaveLength(1)
  })

  test('of two members with one email concurrently: one succeeds', async () => {
    const world = openWorld()
    const both = await Promise.all([
      signUp(world, signupOf(world)),
      signUp(world, signupOf(world, {}, { id: 'twin' })),
    ])
    expect(both.map((one) => (one.ok ? 'in' : one.error.code)).sort()).toEqual([
      'email.taken',
      'in',
    ])
  })
})
