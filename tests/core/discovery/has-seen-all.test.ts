import { expect, test } from 'bun:test'
import { hasSeenAll } from '#core/discovery/finder/match-finder.ts'
import { openDiscoveryWorld } from './discovery-world.ts'

test('a member has seen all once everybody who suits was answered', async () => {
  const cafe = await openDiscoveryWorld()
  const seenAll = () => hasSeenAll(cafe, 'ann', cafe.site)
  expect(await seenAll()).toBe(false)
  await cafe.man('bob')
  await cafe.answer('bob', 'no')
  expect(await seenAll()).toBe(true)
})

test('a member whose wishes fit nobody has seen nobody', async () => {
  const cafe = await openDiscoveryWorld()
  await cafe.man('otto', { birthDate: '1940-01-01' })
  const ann = await cafe.reads.profiles.byId('ann')
  if (!ann) throw new Error('no Ann')
  const wishes = { ageFrom: 30, ageTo: 40, within: null }
  await cafe.commit(({ profiles }) => profiles.save({ ...ann, wishes }))
  expect(await hasSeenAll(cafe, 'ann', cafe.site)).toBe(false)
})

test('who is unknown, or looks for nobody, has seen nobody', async () => {
  const cafe = await openDiscoveryWorld()
  await cafe.man('bob')
  await cafe.member('eve', { profile: { sexuality: null } })
  expect(await hasSeenAll(cafe, 'nobody', cafe.site)).toBe(false)
  expect(await hasSeenAll(cafe, 'eve', cafe.site)).toBe(false)
})
