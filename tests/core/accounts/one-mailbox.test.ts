import { expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import { emailKey } from '#core/accounts/email.ts'
import { tryKeys } from '#core/accounts/rate-limit.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { findMembers } from '#core/desk/members/find-members.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { stateWithdrawal } from '#core/money/withdrawals/state-withdrawal.ts'
import { recordMailTrouble } from '#core/notifications/subscriptions/mail-trouble.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { deskIn } from '../desk/access/open-desk.ts'
import { signupOf } from '../membership/signup/drafts.ts'
import { PHONE } from './sessions/browsers.ts'

const WRITTEN = 'Anna@bücher-test.de'
/** As a browser's email field sends it. */
const SENT = 'anna@xn--bcher-test-9db.de'

async function open() {
  const world = openWorld()
  const anna = await world.member('anna', { account: { email: WRITTEN } })
  const { secrets } = world
  return { world, anna, right: passwordOf('anna'), secrets }
}

test('a browser that writes the domain in ASCII logs in, and signs nobody up again', async () => {
  const { world, right } = await open()
  const asked = { password: right, address: '192.0.2.1', browser: PHONE }
  for (const email of [WRITTEN, SENT]) {
    const login = await logIn(world, { ...asked, email })
    expect(login.ok && login.value.account.email).toBe(WRITTEN)
  }
  const again = await signUp(world, signupOf(world, { email: SENT }))
  expect(again).toEqual({ ok: false, error: { code: 'email.taken' } })
})

test('a reset goes to the address as it was written, and a bounce of either spelling is the member’s', async () => {
  const { world } = await open()
  const asked = await requestReset(world, { email: SENT, address: '192.0.2.1', site: 'vonk' })
  expect(asked.ok).toBe(true)
  await recordMailTrouble(world, { trouble: 'bounce', address: SENT })
  expect((await world.reads.accounts.byId('anna'))?.mailTroubles).toEqual(['bounce'])
})

test('wrong passwords count for the member, however the address is spelt', async () => {
  const { world, right } = await open()
  const attempt = (email: string, password: string) =>
    logIn(world, { email, password, address: '192.0.2.1', browser: PHONE })
  for (const email of [WRITTEN, SENT, WRITTEN, SENT, WRITTEN]) await attempt(email, 'wrong')
  const blocked = await attempt(SENT, right)
  expect(!blocked.ok && blocked.error.code).toBe('login.blocked')
})

test('another spelling of one’s own address is no other address', async () => {
  const { world, anna, right } = await open()
  const { session } = await world.commit((stores) =>
    startSession(stores, world, { member: 'anna', browser: PHONE }),
  )
  const asked = { account: anna, session, password: right, address: '192.0.2.1', site: 'vonk' }
  const changed = await requestMailChange(world, { ...asked, email: SENT })
  expect(changed).toEqual({ ok: false, error: { code: 'email.unchanged' } })
})

test('mails to a mailbox are counted together, however it is spelt', async () => {
  const { world, secrets } = await open()
  const keys = [WRITTEN, SENT, 'anna+x@BÜCHER-test.de'].map((email) =>
    tryKeys(secrets).mailboxMails(emailKey(world.domains, email)),
  )
  expect(new Set(keys).size).toBe(1)
})

test('a withdrawal finds its order’s member, and the desk finds the member, by either spelling', async () => {
  const { world } = await open()
  const stated = {
    site: 'vonk',
    number: '2026-000001',
    name: 'Anna',
    language: 'de',
    address: '192.0.2.1',
  } as const
  await stateWithdrawal(world, { ...stated, id: 'w-1', email: SENT })
  expect(await world.reads.withdrawals.unmatched(WRITTEN)).toHaveLength(1)
  const found = await findMembers(world, { text: SENT })
  expect(found.map(({ id }) => id)).toEqual(['anna'])
})

test('an operator has one address too', async () => {
  const { world } = await open()
  const desk = deskIn(world)
  await desk.add('mia@bücher-test.de')
  await expect(desk.add('mia@xn--bcher-test-9db.de')).rejects.toThrow('operator.email-taken')
})
