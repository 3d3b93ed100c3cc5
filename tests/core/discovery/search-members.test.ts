import { describe, expect, test } from 'bun:test'
import { type SearchMembers, searchMembers } from '#core/discovery/searching/search-members.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function openTown(men: number, settings: Partial<Settings> = {}) {
  const world = openWorld({ settings })
  await world.member('ann')
  for (let n = 0; n < men; n += 1) {
    await world.member(`man-${String(n).padStart(2, '0')}`, {
      profile: { gender: 'male', lastActiveAt: START - n },
    })
  }
  const search = (changes: Partial<SearchMembers> = {}) =>
    searchMembers(world, {
      viewer: 'ann',
      tracking: {},
      filters: { gender: 'male' },
      cursor: null,
      site: world.site,
      ...changes,
    })
  return { ...world, search }
}

describe('search', () => {
  test('sorts by last activity, page by page, with a total', async () => {
    const town = await openTown(30)
    const first = await town.search()
    if (!first.ok) throw new Error('refused')
    expect(first.value).toMatchObject({
      pageNumber: 1,
      numResults: { count: 30, more: false },
      similar: [],
      widen: [],
    })
    expect(first.value.results.map(({ id }) => id).slice(0, 2)).toEqual(['man-00', 'man-01'])

    const second = await town.search({ cursor: first.value.next })
    expect(second).toMatchObject({ value: { pageNumber: 2, next: null } })
    if (!second.ok) throw new Error('refused')
    expect(second.value.results.map(({ id }) => id)).toEqual(
      ['24', '25', '26', '27', '28', '29'].map((n) => `man-${n}`),
    )
  })

  test('of a page those with neither photo nor line come last, and paging goes on as before', async () => {
    const town = await openTown(30)
    const silent = { gender: 'male', about: '', line: null, mainPhoto: null } as const
    await town.member('silent', { profile: { ...silent, lastActiveAt: START + 2 } })
    await town.member('face', { profile: { ...silent, mainPhoto: 'p', lastActiveAt: START + 1 } })
    const first = await town.search()
    if (!first.ok) throw new Error('refused')
    const ids = first.value.results.map(({ id }) => id)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['face', 'man-00', 'silent'])
    const second = await town.search({ cursor: first.value.next })
    if (!second.ok) throw new Error('refused')
    expect(second.value.results.map(({ id }) => id).slice(0, 2)).toEqual(['man-22', 'man-23'])
  })

  test('shows the distance as a band', async () => {
    const town = await openTown(0)
    await town.member('far', { profile: { gender: 'male', place: TOWNS.zeist } })
    expect(await town.search()).toMatchObject({
      value: { results: [{ id: 'far', distance: 50, online: true }] },
    })
  })

  test('refuses an invalid cursor', async () => {
    const town = await openTown(1)
    expect(await town.search({ cursor: 'x' })).toEqual({
      ok: false,
      error: { code: 'search.cursor-invalid' },
    })
  })
})

describe('a visitor', () => {
  test('sees the first page only, without distances', async () => {
    const town = await openTown(30)
    const found = await town.search({ viewer: null })
    expect(found).toMatchObject({ value: { next: null, numResults: { count: 30 } } })
    if (!found.ok) throw new Error('refused')
    expect(found.value.results).toHaveLength(24)
    expect(found.value.results[0]?.distance).toBeNull()

    const member = await town.search()
    const cursor = member.ok ? member.value.next : null
    expect(await town.search({ viewer: null, cursor })).toMatchObject({
      error: { code: 'search.closed' },
    })
  })

  test('can search if the site allows it', async () => {
    const town = await openTown(1, { loggedOutSearch: false })
    expect(await town.search({ viewer: null })).toMatchObject({
      error: { code: 'search.closed' },
    })
    expect(await town.search({ viewer: null, tracking: { network: 'ads' } })).toMatchObject({
      ok: true,
    })
  })
})

describe('few results', () => {
  test('have similar profiles and two filters to remove', async () => {
    const town = await openTown(3)
    await town.member('amsterdammer', { profile: { gender: 'male', place: TOWNS.amsterdam } })
    await town.member('belgian', { profile: { gender: 'male', place: TOWNS.antwerp } })
    const found = await town.search({
      filters: { gender: 'male', country: 'NL', region: 'Noord-Holland', withPhoto: true },
    })
    expect(found).toMatchObject({ value: { results: [], numResults: { count: 0 } } })
    if (!found.ok) throw new Error('refused')
    expect(found.value.numSimilar).toEqual({ count: 4, more: false })
    expect(found.value.similar.map(({ id }) => id).toSorted()).toEqual([
      'amsterdammer',
      'man-00',
      'man-01',
      'man-02',
    ])
    expect(found.value.widen).toEqual([{ filter: 'withPhoto', results: 1 }])
  })

  test('are not repeated among the similar profiles', async () => {
    const town = await openTown(3)
    await town.member('amsterdammer', { profile: { gender: 'male', place: TOWNS.amsterdam } })
    const found = await town.search({ filters: { gender: 'male', region: 'Utrecht' } })
    expect(found).toMatchObject({
      value: {
        numResults: { count: 3 },
        similar: [{ id: 'amsterdammer' }],
        numSimilar: { count: 1 },
        widen: [{ filter: 'region', results: 4 }],
      },
    })
  })

  test('that no single filter widens say how many there are without filters, if any', async () => {
    const town = await openTown(0)
    const man = (id: string, profile: Partial<Profile>) =>
      town.member(id, { profile: { gender: 'male', ...profile } })
    await man('away', { lastActiveAt: START - DAY, place: TOWNS.amsterdam, mainPhoto: 'p' })
    await man('plain', { lastActiveAt: START - DAY, place: TOWNS.utrecht })
    const filters = { gender: 'male', region: 'Utrecht', online: true, withPhoto: true } as const

    expect(await town.search({ filters })).toMatchObject({
      value: {
        numResults: { count: 0 },
        widen: [],
        cleared: { count: 2, more: false },
      },
    })
    const withoutResults = { gender: 'female', region: 'Zeeland', online: true } as const
    expect(await town.search({ filters: withoutResults })).toMatchObject({
      value: { widen: [], cleared: null },
    })
  })

  test('for unknown interests are empty, and those can be removed', async () => {
    const town = await openTown(2)
    const interests = Array.from({ length: 300 }, (_, n) => `made-up-${n}`)
    expect(await town.search({ filters: { gender: 'male', interests } })).toMatchObject({
      value: { results: [], widen: [{ filter: 'interests', results: 2 }] },
    })
  })
})
