import { describe, expect, test } from 'bun:test'
import { countFacets } from '#core/discovery/searching/count-facets.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { areSameAges, searchedAgesOf, startingAges } from '#core/discovery/searching/own-ages.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { START } from '#tests/core/world.ts'
import { openDiscoveryWorld } from './discovery-world.ts'

const OWN = { gender: 'male', ownAges: true } as const

/** Born so that they are this old. */
const bornAt = (age: number) => `${2026 - age}-01-01`

/** Ann of 36, and so many men of each age. */
async function openAges(men: Readonly<Record<number, number>>) {
  const world = await openDiscoveryWorld()
  const add = async (age: number, count: number, start = 0) => {
    for (let n = start; n < start + count; n += 1)
      await world.man(`${age}-${n}`, {
        birthDate: bornAt(age),
        lastActiveAt: START - n * 100 - age,
      })
  }
  for (const [age, count] of Object.entries(men)) await add(Number(age), count)
  const search = async (filters: Filters, cursor: string | null = null) => {
    const asked = { viewer: 'ann', tracking: {}, filters, cursor, site: world.site }
    const found = await searchMembers(world, asked)
    if (!found.ok) throw new Error(found.error.code)
    return found.value
  }
  return { ...world, add, search }
}

describe('a search around one’s own age', () => {
  test('is from eight years younger to eight years older, where 24 people are', async () => {
    const { search } = await openAges({ 27: 1, 28: 12, 44: 12, 45: 1 })
    expect(await search(OWN)).toMatchObject({
      ownAges: { from: 28, to: 44 },
      numResults: { count: 24 },
    })
  })

  test('widens until 24 people are found, and no further', async () => {
    const { search } = await openAges({ 36: 20, 48: 4, 60: 9 })
    expect(await search(OWN)).toMatchObject({
      ownAges: { from: 24, to: 48 },
      numResults: { count: 24 },
    })
  })

  test('is of all ages where there are fewer', async () => {
    const { search } = await openAges({ 36: 10, 70: 13 })
    expect(await search(OWN)).toMatchObject({ ownAges: null, numResults: { count: 23 } })
  })

  test('never begins under the minimum age', async () => {
    const world = await openAges({ 18: 12, 27: 12 })
    await world.member('eve', { profile: { birthDate: bornAt(20) } })
    const asked = { viewer: 'eve', tracking: {}, filters: OWN, cursor: null, site: world.site }
    expect(await searchMembers(world, asked)).toMatchObject({
      value: { ownAges: { from: 18, to: 28 } },
    })
  })

  test('yields to any age that is asked for', async () => {
    const { search } = await openAges({ 36: 24, 70: 1 })
    for (const ages of [{ minAge: 60 }, { minAge: 60, maxAge: 80 }])
      expect(await search({ ...OWN, ...ages })).toMatchObject({
        ownAges: null,
        numResults: { count: 1 },
      })
  })

  test('is not asked where the site does not offer ages, nor for a visitor', async () => {
    const { site, search, ...world } = await openAges({ 36: 24, 70: 1 })
    const asked = { viewer: 'ann', tracking: {}, filters: OWN, cursor: null }
    const noAges = { ...site, searchFields: ['gender'] } as const
    expect(await searchMembers(world, { ...asked, site: noAges })).toMatchObject({
      value: { ownAges: null, numResults: { count: 25 } },
    })
    expect(await searchMembers(world, { ...asked, viewer: null, site })).toMatchObject({
      value: { ownAges: null, numResults: { count: 25 } },
    })
  })

  test('keeps its ages on further pages, whoever joined meanwhile', async () => {
    const { search, add } = await openAges({ 36: 20, 48: 20 })
    const first = await search(OWN)
    await add(36, 8, 20)
    const second = await search(OWN, first.next)
    expect(second.ownAges).toEqual({ from: 24, to: 48 })
    expect(second.results.filter(({ age }) => age === 48).length).toBeGreaterThan(0)
  })

  test('keeps its ages whatever filter narrows it, and is counted as it would be found', async () => {
    const { search, man, site, ...world } = await openAges({ 36: 30, 60: 9 })
    for (let n = 0; n < 3; n += 1) {
      await man(`near-${n}`, { birthDate: bornAt(40), mainPhoto: `p${n}` })
      await man(`older-${n}`, { birthDate: bornAt(60), mainPhoto: `q${n}` })
    }
    const facets = { viewer: 'ann', tracking: {}, site }
    expect(await countFacets(world, { ...facets, filters: OWN })).toMatchObject({
      value: { withPhoto: { count: 3 } },
    })
    expect(await search({ ...OWN, withPhoto: true })).toMatchObject({
      ownAges: { from: 28, to: 44 },
      numResults: { count: 3 },
      widen: [
        { filter: 'withPhoto', results: 33 },
        { filter: 'age', results: 6 },
      ],
    })
  })

  test('is widened for the search as it begins, within the distance one wishes', async () => {
    const world = await openAges({})
    for (let n = 0; n < 24; n += 1)
      await world.man(`far-${n}`, { birthDate: bornAt(36), place: TOWNS.amsterdam })
    await world.member('eve', {
      profile: { birthDate: bornAt(36), wishes: { ...NO_WISHES, within: 25 } },
    })
    for (let n = 0; n < 24; n += 1) await world.man(`near-${n}`, { birthDate: bornAt(47) })
    const asked = { viewer: 'eve', tracking: {}, cursor: null, site: world.site }
    for (const filters of [{ ...OWN, distance: 25 } as const, OWN])
      expect(await searchMembers(world, { ...asked, filters })).toMatchObject({
        value: { ownAges: { from: 24, to: 48 } },
      })
  })
})

describe('the ages a search begins with', () => {
  const site = { searchFields: ['age'] as const }
  const none = { ageFrom: null, ageTo: null }
  const wished = { ageFrom: 30, ageTo: null }

  test('are those around one’s own where none are wished, else the wished ones', () => {
    expect(startingAges(none, null, site)).toEqual({ ownAges: true })
    expect(startingAges(wished, null, site)).toEqual({ minAge: 30 })
    expect(startingAges(wished, null, { searchFields: [] })).toEqual({})
  })

  test('are what one chose last in a search, with wishes and without', () => {
    for (const wishes of [none, wished])
      for (const ages of [{ minAge: 35 }, { maxAge: 50 }, {}, { ownAges: true }])
        expect(startingAges(wishes, searchedAgesOf(ages), site)).toEqual(ages)
  })
})

test('two searches ask the same of age where bounds and own ages are the same', () => {
  expect(areSameAges({ minAge: 30 }, { minAge: 30, ownAges: undefined })).toBe(true)
  expect(areSameAges({}, { ownAges: undefined })).toBe(true)
  expect(areSameAges({ minAge: 30 }, { minAge: 31 })).toBe(false)
  expect(areSameAges({ maxAge: 30 }, {})).toBe(false)
  expect(areSameAges({}, { ownAges: true })).toBe(false)
})
