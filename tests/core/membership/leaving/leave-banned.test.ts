import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { deleteBanned, exportBanned } from '#core/membership/leaving/leave-banned.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { isBanned, type Restriction } from '#core/safety/restriction.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { DAY } from '#core/shared/time.ts'
import { passwordOf, type World } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'

const PROOF = {
  email: 'ann@example.test',
  password: passwordOf('ann'),
  address: '192.0.2.1',
  device: null,
}
const LEAVING = { reason: null, site: 'vonk' } as const
const REASONS = {
  member: 'ann',
  rule: 'money',
  facts: 'You asked for money.',
  report: null,
} as const
const FAILED = { ok: false, error: { code: 'login.failed' } } as const

async function banned() {
  const world = await openAccountWithData()
  await banMember(world, REASONS)
  return world
}

const statusOf = async (world: World) => (await world.reads.accounts.byId('ann'))?.status

test('a right password of somebody who is not banned is answered like a wrong one', async () => {
  const answersTo = async (...passwords: readonly string[]) => {
    const world = await openAccountWithData()
    const answers: string[] = []
    for (const password of passwords) {
      const tried = await exportBanned(world, { ...PROOF, password })
      answers.push(tried.ok ? 'exported' : tried.error.code)
    }
    return answers
  }
  const withRight = await answersTo('a', 'b', 'c', PROOF.password, 'd', 'e', 'f')
  expect(withRight).toEqual(await answersTo('a', 'b', 'c', 'x', 'd', 'e', 'f'))
  expect(withRight).not.toContain('exported')
})

describe('a banned member', () => {
  test('gets their data by their password, and no session', async () => {
    const world = await banned()
    const exported = await exportBanned(world, PROOF)
    expect(exported.ok && exported.value.data.account?.email).toBe(PROOF.email)
    expect(exported.ok && exported.value.data.restrictions).toMatchObject([{ kind: 'ban' }])
    expect(await world.reads.sessions.of('ann')).toEqual([])
  })

  test('deletes their account by their password, and hears how to come back', async () => {
    const world = await banned()
    expect(await deleteBanned(world, { ...PROOF, ...LEAVING })).toEqual({ ok: true, value: null })
    expect(await statusOf(world)).toBe('deleted')
    expect((await world.deliveries()).at(-1)?.notification).toMatchObject({ kind: 'reactivate' })
  })

  test('who comes back is still banned', async () => {
    const world = await banned()
    await deleteBanned(world, { ...PROOF, ...LEAVING })
    await reactivate(world, await mailedLink(world, 'ann', 'reactivate'))
    expect(await statusOf(world)).toBe('banned')
    expect((await world.reads.profiles.byId('ann'))?.listedOn).toEqual([])
    const login = await logIn(world, { ...PROOF, browser: PHONE })
    expect(login).toMatchObject({ ok: false, error: { code: 'account.banned' } })
  })

  test('is erased after 14 days, as all who leave', async () => {
    const world = await banned()
    await deleteBanned(world, { ...PROOF, ...LEAVING })
    world.pass(15 * DAY)
    expect((await eraseDeleted(world)).erased).toEqual(['ann'])
  })

  test('proves it with the password, and guesses are counted as at the login', async () => {
    const world = await banned()
    const guess = () => deleteBanned(world, { ...PROOF, ...LEAVING, password: 'a guess' })
    for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toEqual(FAILED)
    expect(await guess()).toMatchObject({ error: { code: 'login.blocked' } })
    expect(await exportBanned(world, PROOF)).toMatchObject({ error: { code: 'login.blocked' } })
    expect(await statusOf(world)).toBe('banned')
  })
})

test('who is not banned logs in for that', async () => {
  const world = await openAccountWithData()
  expect(await deleteBanned(world, { ...PROOF, ...LEAVING })).toEqual(FAILED)
  expect(await exportBanned(world, PROOF)).toEqual(FAILED)
  expect(await exportBanned(world, { ...PROOF, email: 'nobody@example.test' })).toEqual(FAILED)
  expect(await statusOf(world)).toBe('active')
})

test('a ban stands until it is lifted, whatever warning came after', () => {
  const of = (...kinds: readonly Restriction['kind'][]) => isBanned(kinds.map((kind) => ({ kind })))
  expect([of(), of('warning'), of('lifted', 'ban'), of('warning', 'lifted', 'ban')]).toEqual(
    Array(4).fill(false),
  )
  expect([of('ban'), of('warning', 'ban'), of('ban', 'lifted', 'ban')]).toEqual(Array(3).fill(true))
})

test('a lifted ban, or a warning, bans nobody who comes back', async () => {
  const world = await banned()
  world.pass(DAY)
  await unbanMember(world, { member: 'ann', facts: 'It was not you.' })
  world.pass(DAY)
  await warnMember(world, REASONS)
  await deleteAccount(world, { member: 'ann', ...LEAVING })
  await reactivate(world, await mailedLink(world, 'ann', 'reactivate'))
  expect(await statusOf(world)).toBe('active')
})
