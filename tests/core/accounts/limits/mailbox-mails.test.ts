import { expect, test } from 'bun:test'
import { keyOf } from '#adapters/system/email-keys.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { mailboxOf } from '#core/accounts/email.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { resendActivation } from '#core/membership/signup/change-mail.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { signupOf } from '../../membership/signup/drafts.ts'
import { PHONE } from '../sessions/browsers.ts'

/** Seven members, each of whom wants the address that is none of theirs. */
async function open() {
  const world = openWorld()
  const names = ['ann', 'bo', 'cleo', 'dirk', 'eve', 'fons', 'gijs']
  for (const name of names) await world.member(name)
  const ask = async (member: string, email: string, address = '192.0.2.1') => {
    const account = await world.reads.accounts.byId(member)
    if (!account) throw new Error('nobody')
    const { session } = await world.commit((stores) =>
      startSession(stores, world, { member, browser: PHONE }),
    )
    const asked = { email, password: passwordOf(member), address, site: 'vonk' }
    return requestMailChange(world, { account, session, ...asked })
  }
  return { world, names, ask }
}

test('a stranger in one network mails one mailbox six times a day, and its owner still signs up', async () => {
  const { world, names, ask } = await open()
  for (const [nth, name] of names.slice(1).entries()) {
    expect((await ask(name, `Victim+${nth}@example.test`)).ok).toBe(true)
  }
  expect(await ask('ann', 'victim@example.test')).toEqual({
    ok: false,
    error: { code: 'mails.too-many', minutes: 24 * 60 },
  })
  const stranger = signupOf(world, { email: 'VICTIM+new@example.test' })
  expect(await signUp(world, { ...stranger, address: '192.0.2.7' })).toEqual({
    ok: false,
    error: { code: 'signup.too-many', minutes: 24 * 60 },
  })
  expect(await world.reads.accounts.byId(stranger.id)).toBeNull()
  const owner = signupOf(world, { email: 'victim@example.test' })
  expect((await signUp(world, { ...owner, address: '198.51.100.1' })).ok).toBe(true)
  expect((await ask('ann', 'other@example.test')).ok).toBe(true)
  world.pass(DAY)
  expect((await ask('ann', 'victim+1@example.test')).ok).toBe(true)
})

test('from many networks, one mailbox is mailed nine times a day', async () => {
  const { names, ask } = await open()
  const results: boolean[] = []
  for (let nth = 0; nth < 10; nth++) {
    const asked = await ask(
      names[nth % names.length] ?? '',
      `victim+${nth}@example.test`,
      `192.0.${nth}.1`,
    )
    results.push(asked.ok)
  }
  expect(results).toEqual([...Array<boolean>(9).fill(true), false])
})

test('a new member has five more mails after the first', async () => {
  const { world } = await open()
  const signup = signupOf(world)
  expect((await signUp(world, signup)).ok).toBe(true)
  const resend = () =>
    resendActivation(world, { member: signup.id, site: 'vonk', address: '192.0.2.1' })
  for (let nth = 0; nth < 5; nth++) expect((await resend()).ok).toBe(true)
  expect(await resend()).toMatchObject({ error: { code: 'mails.too-many' } })
})

test.each([
  ['Ann@Example.test', 'ann@example.test'],
  ['ann+one@example.test', 'ann@example.test'],
  ['ann+one+two@example.test', 'ann@example.test'],
  ['ann@example.test', 'ann@example.test'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(keyOf(email))).toBe(mailbox)
})
