import { expect, test } from 'bun:test'
import { type CountFacets, countFacets } from '#core/discovery/searching/count-facets.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function openStreet(settings: Partial<Settings> = {}) {
  const world = openWorld({ settings })
  await world.member('ann')
  const away = { lastActiveAt: START - HOUR, createdAt: START - 30 * DAY }
  await world.member('bob', { profile: { gender: 'male', ...away } })
  await world.member('joe', { profile: { gender: 'male', ...away, createdAt: START } })
  await world.member('max', { profile: { gender: 'male', ...away, kind: 'cam' } })
  const facets = (changes: Partial<CountFacets> = {}) =>
    countFacets(world, {
      viewer: 'ann',
      tracking: {},
      filters: { gender: 'male' },
      site: world.site,
      ...changes,
    })
  return { ...world, facets }
}

test('each filter has the count of results it would leave or restore', async () => {
  const street = await openStreet()
  expect(await street.facets()).toMatchObject({
    value: {
      withPhoto: { count: 0 },
      online: { count: 0 },
      newHere: { count: 1 },
      peopleOnly: { count: 3 },
    },
  })
  const newHere = { gender: 'male', newHere: true, peopleOnly: false } as const
  expect(await street.facets({ filters: newHere })).toMatchObject({
    value: { newHere: { count: 3 }, peopleOnly: { count: 1 } },
  })
})

test('hidden fields are not counted', async () => {
  const street = await openStreet({ visibleProfileNotes: [] })
  expect(await street.facets()).toMatchObject({ value: { online: { count: 2 } } })
  expect(await street.facets({ filters: { gender: 'male', online: true } })).toMatchObject({
    value: { online: { count: 2 }, newHere: { count: 1 } },
  })
})

test('visitors get counts only where they may search', async () => {
  expect(await (await openStreet()).facets({ viewer: null })).toMatchObject({
    ok: true,
  })
  const closed = await openStreet({ loggedOutSearch: false })
  expect(await closed.facets({ viewer: null })).toEqual({
    ok: false,
    error: { code: 'search.closed' },
  })
})
