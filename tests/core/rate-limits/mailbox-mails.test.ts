import { expect, test } from 'bun:test'
import { mailboxOf } from '#core/accounts/email.ts'
import { requestMailChange } from '#core/credentials/request-mail-change.ts'
import { startSession } from '#core/sessions/start-session.ts'
import { DAY } from '#core/shared/time.ts'
import { resendActivation } from '#core/signup/resend-activation.ts'
import { signUp } from '#core/signup/sign-up.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'
import { signupOf } from '../signup/drafts.ts'

/** Seven members, each of whom wants the address that is none of theirs. */
async function open() {
  const world = openWorld()
  const names = ['ann', 'bo', 'cleo', 'dirk', 'eve', 'fons', 'gijs']
  for (const name of names) await world.member(name)
  const ask = async (member: string, email: string) => {
    const account = await world.reads.accounts.byId(member)
    if (!account) throw new Error('nobody')
    const { session } = await world.commit((stores) =>
      startSession(stores, world, { member, browser: PHONE }),
    )
    const asked = { email, password: passwordOf(member), address: '192.0.2.1', site: 'vonk' }
    return requestMailChange(world, { account, session, ...asked })
  }
  return { world, names, ask }
}

test('address changes of many members mail one mailbox six times a day', async () => {
  const { world, names, ask } = await open()
  for (const [nth, name] of names.slice(1).entries()) {
    expect((await ask(name, `Victim+${nth}@example.test`)).ok).toBe(true)
  }
  expect(await ask('ann', 'victim@example.test')).toEqual({
    ok: false,
    error: { code: 'mails.too-many', minutes: 24 * 60 },
  })
  const signup = signupOf(world, { email: 'VICTIM+new@example.test' })
  expect(await signUp(world, signup)).toEqual({
    ok: false,
    error: { code: 'signup.too-many', minutes: 24 * 60 },
  })
  expect(await world.reads.accounts.byId(signup.id)).toBeNull()
  expect((await ask('ann', 'other@example.test')).ok).toBe(true)
  world.pass(DAY)
  expect((await ask('ann', 'victim@example.test')).ok).toBe(true)
})

test('a new member has five more mails after the first', async () => {
  const { world } = await open()
  const signup = signupOf(world)
  expect((await signUp(world, signup)).ok).toBe(true)
  const resend = () => resendActivation(world, { member: signup.id, site: 'vonk' })
  for (let nth = 0; nth < 5; nth++) expect((await resend()).ok).toBe(true)
  expect(await resend()).toMatchObject({ error: { code: 'mails.too-many' } })
})

test.each([
  ['Ann@Example.test', 'ann@example.test'],
  ['ann+one@example.test', 'ann@example.test'],
  ['ann+one+two@example.test', 'ann@example.test'],
  ['ann@example.test', 'ann@example.test'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
