import { expect, test } from 'bun:test'
import { narrowestWish } from '#core/discovery/searching/narrowest-wish.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openDiscoveryWorld } from './discovery-world.ts'

/** Ann of Utrecht with wishes, and men by age and place. */
async function annWishing(wishes: Partial<typeof NO_WISHES>) {
  const cafe = await openDiscoveryWorld()
  const ann = await cafe.reads.profiles.byId('ann')
  if (!ann) throw new Error('no Ann')
  const place = TOWNS.utrecht
  await cafe.commit(({ profiles }) =>
    profiles.save({ ...ann, place, wishes: { ...NO_WISHES, ...wishes } }),
  )
  const narrowest = () => narrowestWish(cafe, 'ann', cafe.site)
  return { ...cafe, narrowest }
}

const OLD = { birthDate: '1940-01-01', place: TOWNS.utrecht }
const FAR = { birthDate: '1990-01-01', place: TOWNS.amsterdam }

test('the narrowest wish is the one that keeps most people out', async () => {
  const { man, narrowest } = await annWishing({ ageFrom: 30, ageTo: 40, within: 25 })
  expect(await narrowest()).toBeNull()
  await man('otto', OLD)
  expect(await narrowest()).toBe('age')
  await man('bob', FAR)
  await man('ben', FAR)
  expect(await narrowest()).toBe('distance')
})

test('no wish is the narrowest where nobody is kept out by one, or there is none', async () => {
  const both = await annWishing({ ageFrom: 30, ageTo: 40, within: 25 })
  await both.man('otto', { ...OLD, place: TOWNS.amsterdam })
  expect(await both.narrowest()).toBeNull()
  const none = await annWishing({})
  await none.man('otto', OLD)
  expect(await none.narrowest()).toBeNull()
})

test('whom a member answered no is nobody to widen a wish for', async () => {
  const { man, answer, narrowest } = await annWishing({ ageFrom: 30, ageTo: 40 })
  await man('otto', OLD)
  await answer('otto', 'no')
  expect(await narrowest()).toBeNull()
})
