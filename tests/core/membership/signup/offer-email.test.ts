import { describe, expect, test } from 'bun:test'
import { offerEmail } from '#core/membership/signup/offer-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'
import { signupOf } from './drafts.ts'

const ADDRESS = '192.0.2.7'
const TAKEN = { ok: false, error: { code: 'email.taken' } } as const
const TOO_MANY = { error: { code: 'signup.too-many' } } as const

async function siteOf(tries: number) {
  const world = openWorld({ limits: { signups: { tries, window: HOUR } } })
  await world.member('bo')
  const offer = (email: string, id = 'noor', address = ADDRESS) =>
    offerEmail(world, { id, email, address, site: world.site, tracking: {} })
  const join = (email = 'noor@example.test', id = 'noor') =>
    signUp(world, signupOf(world, { email }, { id }))
  return { world, offer, join }
}

describe('an email that is asked about before the end of the signup', () => {
  test('is refused if it has an account, and stores nothing else', async () => {
    const { world, offer } = await siteOf(10)
    expect(await offer('BO@example.test ')).toEqual(TAKEN)
    expect((await offer('noor@example.test')).ok).toBe(true)
    expect(await world.reads.accounts.byId('noor')).toBeNull()
    expect(await offer('noor@')).toMatchObject({ error: { code: 'email.invalid' } })
  })

  test('costs the signup nothing: its try is counted once', async () => {
    const { offer, join } = await siteOf(1)
    for (let turn = 0; turn < 3; turn += 1) expect((await offer('noor@example.test')).ok).toBe(true)
    expect((await join()).ok).toBe(true)
    expect(await offer('later@example.test', 'later')).toMatchObject(TOO_MANY)
  })

  test('is counted for each email and each signup, within the limit of signups', async () => {
    const { world, offer, join } = await siteOf(3)
    await offer('a@example.test')
    await offer('b@example.test')
    await offer('b@example.test', 'other')
    expect(await offer('bo@example.test')).toMatchObject(TOO_MANY)
    expect(await join('c@example.test')).toMatchObject(TOO_MANY)
    expect((await offer('bo@example.test', 'noor', '198.51.100.1')).ok).toBe(false)
    world.pass(HOUR)
    expect(await offer('bo@example.test')).toEqual(TAKEN)
  })

  test('pays for one signup, which is refused or not', async () => {
    const { offer, join } = await siteOf(1)
    expect(await offer('bo@example.test')).toEqual(TAKEN)
    expect(await join('bo@example.test')).toEqual(TAKEN)
    expect(await join('bo@example.test')).toMatchObject(TOO_MANY)
  })

  test('is told when its mailbox gets no more mails', async () => {
    const { world, offer } = await siteOf(100)
    for (let nth = 0; nth < 6; nth += 1) {
      await signUp(world, signupOf(world, { email: `noor+${nth}@example.test` }, { id: `${nth}` }))
    }
    expect(await offer('noor+7@example.test')).toMatchObject(TOO_MANY)
  })

  test('is not looked up where nobody may sign up', async () => {
    const world = openWorld({ settings: { signups: 'none' } })
    await world.member('bo')
    const asked = { id: 'noor', email: 'bo@example.test', address: ADDRESS, tracking: {} }
    expect(await offerEmail(world, { ...asked, site: world.site })).toEqual({
      ok: false,
      error: { code: 'signup.closed' },
    })
  })
})
