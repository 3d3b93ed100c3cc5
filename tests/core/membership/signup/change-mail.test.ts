import { describe, expect, test } from 'bun:test'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { passwordPrint } from '#core/accounts/password.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'

const NEW = 'ann.new@example.test'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

async function annAt(status: 'active' | 'not_confirmed' = 'active') {
  const world = openWorld()
  const confirmedAt = status === 'active' ? world.now() : null
  const ann = await world.member('ann', { account: { status, confirmedAt } })
  return { world, ann }
}

const ask = async (
  world: World,
  { email = NEW, password = passwordOf('ann'), address = '192.0.2.1' } = {},
) => {
  const account = await world.reads.accounts.byId('ann')
  if (!account) throw new Error('ann is not there')
  const { session } = await world.commit((stores) =>
    startSession(stores, world, { member: 'ann', browser: PHONE }),
  )
  return requestMailChange(world, { account, session, email, password, address, site: 'vonk' })
}

describe('requesting an email change', () => {
  test('mails a link to it and changes nothing yet', async () => {
    const { world, ann } = await annAt()
    expect(await ask(world)).toEqual({ ok: true, value: null })
    expect((await world.deliveries()).map(({ notification }) => notification)).toEqual([
      {
        ...{ kind: 'change-mail', member: 'ann', email: NEW, site: 'vonk' },
        passwordPrint: passwordPrint(world, ann),
      },
    ])
    expect((await world.reads.accounts.byId('ann'))?.email).toBe('ann@example.test')
  })

  test('needs the password', async () => {
    const { world } = await annAt()
    expect(await ask(world, { password: 'wrong' })).toEqual({
      ok: false,
      error: { code: 'password.old-wrong' },
    })
  })

  test.each([
    ['ann', 'email.invalid'],
    ['ANN@example.test', 'email.unchanged'],
    ['BO@example.test', 'email.taken'],
  ])('cannot be %s: %s', async (email, code) => {
    const { world } = await annAt()
    await world.member('bo')
    expect(await ask(world, { email })).toMatchObject({ ok: false, error: { code } })
  })

  test('reveals used addresses with a rate limit only', async () => {
    const { world } = await annAt()
    await world.member('bo')
    for (let attempt = 0; attempt < 20; attempt += 1) await ask(world, { email: 'bo@example.test' })
    expect(await ask(world)).toEqual({ ok: false, error: { code: 'tries.too-many', minutes: 60 } })
  })

  test('is limited to five times a day', async () => {
    const { world } = await annAt()
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(world)).ok).toBe(true)
    expect(await ask(world)).toEqual({
      ok: false,
      error: { code: 'mails.too-many', minutes: 24 * 60 },
    })
  })
})

describe('the email change link', () => {
  test('changes the email, notifies the old address and ends other sessions', async () => {
    const { world } = await annAt()
    const signIn = (member: string) =>
      world.commit((stores) =>
        startSession(stores, world, {
          member,
          browser: PHONE,
        }),
      )
    const { session } = await signIn('ann')
    await signIn('ann')
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    const reset = await mailedLink(world, 'ann', 'reset')

    const changed = await changeMail(world, { token, session: session.id })
    expect(changed.ok && changed.value).toMatchObject({ account: { email: NEW }, credits: 0 })
    expect((await world.reads.sessions.of('ann')).map(({ id }) => id)).toEqual([session.id])
    expect((await world.deliveries()).map(({ notification }) => notification)).toEqual([
      { kind: 'mail-changed', member: 'ann', email: 'ann@example.test' },
    ])
    expect((await inspectLink(world, reset))?.state).not.toBe('usable')
  })

  test('notifies the old address also before an immediate deletion', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await changeMail(world, { token, session: null })
    await deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(world.mailer.letters.map(({ kind, to }) => ({ kind, to }))).toContainEqual({
      kind: 'mail-changed',
      to: 'ann@example.test',
    })
  })

  test('keeps no session of another member', async () => {
    const { world } = await annAt()
    await world.member('bo')
    const own = await world.commit((stores) =>
      startSession(stores, world, {
        member: 'ann',
        browser: PHONE,
      }),
    )
    const others = await world.commit((stores) =>
      startSession(stores, world, {
        member: 'bo',
        browser: PHONE,
      }),
    )
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await changeMail(world, { token, session: others.session.id })
    expect(await world.reads.sessions.byId(own.session.id)).toBeNull()
    expect(await world.reads.sessions.of('bo')).toHaveLength(1)
  })

  test('confirms an unconfirmed account', async () => {
    const { world } = await annAt('not_confirmed')
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    const changed = await changeMail(world, { token, session: null })
    expect(changed.ok && changed.value).toMatchObject({
      account: { status: 'active', email: NEW },
      credits: 5,
    })
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual(['vonk'])
  })

  test('is idempotent', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await changeMail(world, { token, session: null })
    expect((await changeMail(world, { token, session: null })).ok).toBe(true)
    expect(await world.deliveries()).toHaveLength(1)
  })

  test('fails if the address was taken meanwhile', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await world.member('eve', { account: { email: NEW } })
    expect(await changeMail(world, { token, session: null })).toEqual({
      ok: false,
      error: { code: 'email.taken' },
    })
    expect((await inspectLink(world, token))?.state).toBe('usable')
  })

  test('is valid for a day, and only for its purpose', async () => {
    const { world } = await annAt()
    const use = (token: string) => changeMail(world, { token, session: null })
    expect(await use('guess')).toEqual(INVALID)
    expect(await use(await mailedLink(world, 'ann', 'reset'))).toEqual(INVALID)
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    world.pass(DAY)
    expect(await use(token)).toEqual(INVALID)
  })
})

describe('looking up a link', () => {
  test('returns its purpose without using it', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    for (let looked = 0; looked < 2; looked += 1) {
      expect(await inspectLink(world, token)).toEqual({ purpose: 'reset', state: 'usable' })
    }
    world.pass(DAY)
    expect(await inspectLink(world, token)).toEqual({ purpose: 'reset', state: 'expired' })
    expect(await inspectLink(world, 'terms')).toBeNull()
  })

  test('recognises one that ended with the account', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'reset')
    await deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    const back = await mailedLink(world, 'ann', 'reactivate')
    const closed = { purpose: 'reset', state: 'closed' } as const
    expect(await inspectLink(world, token)).toEqual(closed)
    await reactivate(world, back)
    expect(await inspectLink(world, token)).toEqual(closed)
  })

  test('recognises a used one', async () => {
    const { world } = await annAt()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await changeMail(world, { token, session: null })
    expect(await inspectLink(world, token)).toEqual({ purpose: 'change-mail', state: 'used' })
  })
})
