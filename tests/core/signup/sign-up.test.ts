import { describe, expect, test } from 'bun:test'
import { HOUR } from '#core/shared/time.ts'
import { maySignUp } from '#core/signup/access.ts'
import { signUp } from '#core/signup/sign-up.ts'
import { openWorld } from '#tests/core/world.ts'
import { signupOf } from './drafts.ts'

describe('signing up', () => {
  test('makes an unconfirmed member whom nobody finds yet, signed in, with a mail to come', async () => {
    const world = openWorld()
    const signedUp = await signUp(world, signupOf(world, {}, { tracking: { ref: 'spring' } }))

    expect(signedUp.ok && signedUp.value).toMatchObject({ token: 'token-1', firstMessage: null })
    expect(await world.reads.accounts.byId('noor')).toMatchObject({
      email: 'noor@example.test',
      status: 'not_confirmed',
      passwordHash: 'hash of ember on paper',
      country: 'NL',
      tracking: { ref: 'spring' },
      signedUpAt: world.now(),
    })
    expect(await world.reads.profiles.byId('noor')).toMatchObject({
      name: 'Noor',
      kind: 'person',
      listed: false,
      place: { town: 'Utrecht', cell: { lat: 5209, lon: 512 } },
    })
    expect(await world.reads.sessions.of('noor')).toHaveLength(1)
    const notices = (await world.outbox()).map(({ notice }) => notice)
    expect(notices).toEqual([{ kind: 'activate', member: 'noor' }])
  })

  test('under 18 leaves no trace', async () => {
    const world = openWorld()
    const before = world.snapshot()
    const signedUp = await signUp(world, signupOf(world, { birthDate: '2010-01-01' }))
    expect(signedUp).toEqual({ ok: false, error: { code: 'birth-date.too-young', minimum: 18 } })
    expect(world.snapshot()).toEqual(before)
  })

  test('is closed to a visitor whom nobody sent, where the site asks for that', async () => {
    const world = openWorld({ settings: { signups: 'with_trafficsource' } })
    const refused = await signUp(world, signupOf(world))
    expect(refused).toEqual({ ok: false, error: { code: 'signup.closed' } })
    const invited = await signUp(world, signupOf(world, {}, { tracking: { network: 'friends' } }))
    expect(invited.ok).toBe(true)
    expect(maySignUp({ signups: 'none' }, { ref: 'friends' })).toBe(false)
  })

  test('needs a town that exists', async () => {
    const world = openWorld()
    const refused = await signUp(world, signupOf(world, { town: 'Atlantis', region: '' }))
    expect(refused).toEqual({ ok: false, error: { code: 'place.unknown' } })
  })

  test('keeps the first message until the email is confirmed', async () => {
    const world = openWorld()
    await world.member('bo')
    const changes = { to: { id: 'bo', kind: 'person' } as const, message: ' Dag Bo! ' }
    const signedUp = await signUp(world, signupOf(world, changes))

    expect(signedUp.ok && signedUp.value.firstMessage).toMatchObject({
      ok: true,
      value: { text: 'Dag Bo!', from: 'noor', cost: 1 },
    })
    expect(await world.reads.held.of('noor')).toHaveLength(1)
    expect(await world.reads.conversations.of('bo', 10)).toEqual([])
  })

  test.each([
    ['nobody', 'chat.closed'],
    ['noor', 'chat.closed'],
    ['gone', 'chat.closed'],
    ['fee', 'chat.acknowledge-first'],
  ])('goes on when the first message to %s cannot be kept', async (id, code) => {
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
  test('is told, whatever its capitals', async () => {
    const world = openWorld()
    await world.member('noor2', { account: { email: 'Noor@Example.test' } })
    const refused = await signUp(world, signupOf(world))
    expect(refused).toEqual({ ok: false, error: { code: 'email.taken' } })
  })

  test('is told to one address block only so often, whoever asks there', async () => {
    const world = openWorld()
    await world.member('bo')
    const ask = (email: string, address = '192.0.2.9') =>
      signUp(world, signupOf(world, { email }, { address, id: `${email} at ${address}` }))
    for (let asked = 0; asked < 20; asked += 1) await ask('bo@example.test')

    expect(await ask('bo@example.test', '192.0.2.250')).toEqual({
      ok: false,
      error: { code: 'tries.too-many', minutes: 60 },
    })
    expect((await ask('noor@example.test')).ok).toBe(false)
    expect((await ask('noor@example.test', '198.51.100.1')).ok).toBe(true)
    world.pass(HOUR)
    expect(await ask('bo@example.test')).toMatchObject({ error: { code: 'email.taken' } })
  })
})

describe('signing up twice under one id', () => {
  const replayed = async (changes: { email?: string; password?: string } = {}) => {
    const world = openWorld()
    await world.member('bo')
    const to = { id: 'bo', kind: 'person' } as const
    const first = await signUp(world, signupOf(world, { to, message: 'Hoi' }))
    const second = await signUp(world, signupOf(world, { to, message: 'Hoi', ...changes }))
    return { world, first, second }
  }

  test('is answered as the first time, and happens once', async () => {
    const { world, first, second } = await replayed()
    expect(first.ok && second.ok && second.value.account).toEqual(first.ok && first.value.account)
    expect(first.ok && second.ok && second.value.firstMessage).toEqual(
      first.ok && first.value.firstMessage,
    )
    expect(await world.outbox()).toHaveLength(1)
    expect(await world.reads.held.of('noor')).toHaveLength(1)
  })

  test.each([{ email: 'other@example.test' }, { password: 'another long secret' }])(
    'with other content is refused',
    async (changes) => {
      const { second } = await replayed(changes)
      expect(second).toEqual({ ok: false, error: { code: 'signup.id-taken' } })
    },
  )

  test('at the very same moment makes one member', async () => {
    const world = openWorld()
    const both = await Promise.all([signUp(world, signupOf(world)), signUp(world, signupOf(world))])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await world.outbox()).toHaveLength(1)
  })

  test('of two members at the same moment with one email, one gets it', async () => {
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
