import { expect, test } from 'bun:test'
import { offlineTowns } from '#adapters/geo/offline-towns.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import type { Place } from '#core/profiles/profile.ts'
import {
  DISTANCE_BANDS,
  type DistanceBand,
  distanceBand,
  kilometresBetween,
} from '#core/site/geo.ts'
import { openWorld } from '#tests/core/world.ts'
import { numbers } from '#tests/numbers.ts'
import { isFull } from '#tests/share.ts'

const QUERIES = 1000
/** Each of them costs a thousand searches. */
const TARGETS = isFull ? 61 : 31
const COUNTRIES = ['NL', 'BE', 'DE'] as const

const offline = offlineTowns()
const TOWNS = await Promise.all(COUNTRIES.map((country) => offline.named(country, '', 9999)))

/** Places where a fully visible profile may live, according to the responses. */
type Suspects = readonly Place[]

const kilometres = (a: Place, b: Place): number =>
  a.cell && b.cell ? kilometresBetween(a.cell, b.cell) : Number.POSITIVE_INFINITY

/** The town nearest to all remaining candidates: the best guess. */
function bestGuess(suspects: Suspects): Place {
  const some = suspects.slice(0, 400)
  const far = (guess: Place) => some.reduce((sum, other) => sum + kilometres(guess, other), 0)
  const [best] = some.toSorted((a, b) => far(a) - far(b))
  if (!best) throw new Error('the attacker ruled out where the member lives')
  return best
}

/**
 * Attacks a location with a thousand queries from any place, as many accounts could: by distance bands, by filters of
 * distance, region and country, and by order of results.
 */
async function locate(home: Place, chance: () => number): Promise<Place> {
  const towns = TOWNS[COUNTRIES.indexOf(home.country as (typeof COUNTRIES)[number])] ?? []
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  const world = openWorld()
  await world.member('spy', { profile: { gender: 'male' } })
  await world.member('target', { profile: { place: home } })
  // Their places are known to the attacker: results sorted by distance would reveal the place.
  for (const id of ['near', 'far']) await world.member(id, { profile: { place: pick(towns) } })
  const stand = async (place: Place) =>
    world.commit(async ({ profiles }) => {
      const spy = await profiles.lock('spy')
      if (spy) await profiles.save({ ...spy, place })
    })
  const ask = async (filters: Filters) => {
    const found = await searchMembers(world, {
      viewer: 'spy',
      tracking: {},
      filters,
      cursor: null,
      site: world.site,
    })
    if (!found.ok) throw new Error(found.error.code)
    return found.value.results
  }

  let suspects: Suspects = towns
  const orders = new Set<string>()
  for (let query = 0; query < QUERIES; query += 1) {
    // Half of the time next to remaining candidates, where a response reveals most.
    const from = chance() < 0.5 ? pick(suspects) : pick(towns)
    await stand(from)
    const way = query % 4
    const band: DistanceBand = pick(DISTANCE_BANDS)
    const { region } = pick(suspects)
    const filters: Filters =
      way === 0
        ? {}
        : way === 1
          ? { distance: band }
          : way === 2
            ? { region }
            : { region, distance: band }
    const results = await ask({ ...filters, country: home.country, peopleOnly: false })
    const shown = results.find(({ id }) => id === 'target')
    if (way === 0) orders.add(results.map(({ id }) => id).join())
    suspects = suspects.filter((town) => {
      const band = distanceBand(from.cell, town.cell)
      const inBand = filters.distance === undefined || (band !== null && band <= filters.distance)
      const found = inBand && (filters.region === undefined || town.region === filters.region)
      if (!shown) return !found
      return found && shown.distance === band && shown.region === town.region
    })
  }
  expect(orders.size).toBe(1)
  expect(suspects).toContain(home)
  return bestGuess(suspects)
}

test('after a thousand queries half of all guesses are ten kilometres or more off', async () => {
  const chance = numbers(20261122)
  const errors: number[] = []
  for (let nth = 0; nth < TARGETS; nth += 1) {
    const towns = TOWNS[nth % TOWNS.length] ?? []
    const home = towns[Math.floor(chance() * towns.length)]
    if (!home) throw new Error('no town')
    errors.push(kilometres(await locate(home, chance), home))
  }
  const inOrder = errors.toSorted((a, b) => a - b)
  expect(inOrder[Math.floor(TARGETS / 2)]).toBeGreaterThanOrEqual(10)
}, 120_000)
