import { expect, test } from 'bun:test'
import type { SearchRequest } from '#adapters/drizzle/discovery/search-conditions.ts'
import { CACHED_SHAPES, perShape } from '#adapters/drizzle/shared/per-shape.ts'

/** A search whose statement depends on its number of interests. */
const shaped = (interests: number): SearchRequest => ({
  query: { site: 'vonk', viewer: null, interests: Array.from({ length: interests }, String) },
  after: null,
  way: 'activity',
})

test('a frequent search statement stays prepared, however many rare ones follow', () => {
  const built: number[] = []
  const statements = perShape(({ query }) => built.push(query.interests?.length ?? 0))
  for (let rare = 1; rare <= CACHED_SHAPES; rare += 1) statements(shaped(rare))
  built.length = 0

  for (let run = 0; run < 3; run += 1) {
    statements(shaped(0))
    statements(shaped(CACHED_SHAPES + 1 + run))
  }
  expect(built.filter((interests) => interests === 0)).toHaveLength(1)
})
