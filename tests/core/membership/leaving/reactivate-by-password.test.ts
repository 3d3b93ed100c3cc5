import { expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { reactivate, reactivateByPassword } from '#core/membership/leaving/reactivate.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { DAY } from '#core/shared/time.ts'
import { passwordOf, type World } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'

const PROOF = {
  email: ' ANN@example.test',
  password: passwordOf('ann'),
  address: '192.0.2.1',
  device: null,
}
const LEAVING = { member: 'ann', reason: null, site: 'vonk' } as const
const RESTORED = { ok: true, value: null } as const
const FAILED = { ok: false, error: { code: 'login.failed' } } as const

const statusOf = async (world: World) => (await world.reads.accounts.byId('ann'))?.status

test('a deleted account is restored by its password, and its mailed link is void', async () => {
  const world = await openAccountWithData()
  await deleteAccount(world, LEAVING)
  const link = await mailedLink(world, 'ann', 'reactivate')
  expect(await reactivateByPassword(world, { ...PROOF, password: 'a guess' })).toEqual(FAILED)
  expect(await reactivateByPassword(world, PROOF)).toEqual(RESTORED)
  expect(await statusOf(world)).toBe('active')
  expect((await reactivate(world, link)).ok).toBe(false)
  expect(await reactivateByPassword(world, PROOF)).toEqual(FAILED)
})

test('of two at once both find it restored', async () => {
  const world = await openAccountWithData()
  await deleteAccount(world, LEAVING)
  const both = [reactivateByPassword(world, PROOF), reactivateByPassword(world, PROOF)]
  expect(await Promise.all(both)).toEqual([RESTORED, RESTORED])
  expect(await statusOf(world)).toBe('active')
})

test('who was banned before is still banned', async () => {
  const world = await openAccountWithData()
  await banMember(world, { member: 'ann', rule: 'money', facts: 'Asked.', report: null })
  await deleteAccount(world, LEAVING)
  expect(await reactivateByPassword(world, PROOF)).toEqual(RESTORED)
  expect(await statusOf(world)).toBe('banned')
})

test('guesses count as at the login, however the account stands', async () => {
  const afterGuesses = async (prepare: (world: World) => Promise<unknown>) => {
    const world = await openAccountWithData()
    await prepare(world)
    for (let tries = 0; tries < 5; tries += 1) {
      await reactivateByPassword(world, { ...PROOF, password: 'a guess' })
    }
    const login = await logIn(world, { ...PROOF, password: 'a guess', browser: PHONE })
    return login.ok ? null : login.error.code
  }
  const ban = { member: 'ann', rule: 'money', facts: 'Asked.', report: null } as const
  expect(await afterGuesses(async () => null)).toBe('login.blocked')
  expect(await afterGuesses((world) => banMember(world, ban))).toBe('login.blocked')
  expect(await afterGuesses((world) => deleteAccount(world, LEAVING))).toBe('login.blocked')
})

test('after 14 days there is nothing to restore', async () => {
  const world = await openAccountWithData()
  await deleteAccount(world, LEAVING)
  world.pass(15 * DAY)
  await eraseDeleted(world)
  expect(await reactivateByPassword(world, PROOF)).toEqual(FAILED)
})
