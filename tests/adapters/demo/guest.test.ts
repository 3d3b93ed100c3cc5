import { expect, test } from 'bun:test'
import { GUEST, seedGuest } from '#adapters/demo/guest.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { ok } from '#core/shared/result.ts'
import { openWorld } from '#tests/core/world.ts'

test('the demo guest is created once, has credits to chat, and is not found in search', async () => {
  const world = openWorld()
  await seedGuest(world)
  const before = world.snapshot()
  await seedGuest(world)
  expect(world.snapshot()).toEqual(before)

  const account = await world.reads.accounts.byEmail(GUEST.email)
  if (!account) throw new Error('nobody')
  expect(await world.passwords.verify(GUEST.password, account.passwordHash)).toBe(true)
  expect(await world.reads.wallets.of(account.id)).toMatchObject({ granted: 40, paid: 0 })
  expect(await world.reads.search.count({ site: 'vonk', viewer: null }, 10)).toBe(0)
})

test('a restart restores the guest’s login, if password, email or name were changed', async () => {
  const world = openWorld()
  await seedGuest(world)
  const { id = '' } = (await world.reads.accounts.byEmail(GUEST.email)) ?? {}
  await world.atomically(async ({ accounts, profiles }) => {
    const profile = await profiles.byId(id)
    if (profile) await profiles.save({ ...profile, name: 'Karin', about: 'Bel me.' })
    const guest = await accounts.byId(id)
    if (guest) await accounts.save({ ...guest, email: 'else@example.test', passwordHash: 'else' })
    return ok(null)
  })
  await seedGuest(world)
  const account = await world.reads.accounts.byEmail(GUEST.email)
  expect(account?.id).toBe(id)
  expect(await world.passwords.verify(GUEST.password, account?.passwordHash ?? '')).toBe(true)
  expect(await world.reads.wallets.of(id)).toMatchObject({ granted: 40 })
  expect(await world.reads.profiles.byId(id)).toMatchObject({
    name: 'Gast',
    about: SCRIPTS.nl.guest.about,
  })
})

test('without a matching town there is no guest', async () => {
  const world = openWorld()
  await seedGuest({ ...world, towns: { ...world.towns, named: async () => [] } })
  expect(await world.reads.accounts.byEmail(GUEST.email)).toBeNull()
})
