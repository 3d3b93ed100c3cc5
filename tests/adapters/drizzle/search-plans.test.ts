import { afterAll, describe, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { search } from '#adapters/drizzle/discovery/search.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { areaOf, areasWithin } from '#core/site/geo.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const file = path()
await open(file)
const line = fileConnection(file, { timeout: 1000, pragmas: [] })
afterAll(() => line.close())

/** Query plans of a search; the last query counts. */
async function planOf(ask: (search: Search) => Promise<unknown>): Promise<string> {
  let plan = ''
  const db = drizzle(
    async (sql, values) => {
      const steps = await line.query(`explain query plan ${sql}`, values)
      plan = steps.map((step) => step.at(-1)).join('\n')
      return { rows: await line.query(sql, values) }
    },
    undefined,
    { casing: 'snake_case' },
  )
  await ask(search({ ...tables, oldestOpen: null, hasStatistics: false, lockName: null, db }))
  return plan
}

const site = 'vonk'
const viewer = '0198c0de-0000-7000-8000-000000000001'
const gender = 'female' as const
const country = 'NL' as const
const seeking = 'male' as const
const ages = { bornFrom: '1980-01-01', bornUntil: '1995-01-01' }
const apart = {
  ...ages,
  behind: { countries: ['US', 'CA'], bornUntil: '1994-12-31' },
  ahead: { countries: ['NZ'], bornFrom: '1980-01-02' },
} as const
const within = areasWithin(areaOf({ lat: 5220, lon: 520 }), 50)
const deep = { activeAt: 1, id: viewer }

const BY_ACTIVITY: readonly [string, SearchQuery, index: string][] = [
  ['everybody', { site, viewer: null }, 'listings_by_activity'],
  ['everybody but oneself and the blocked', { site, viewer }, 'listings_by_activity'],
  ['a gender', { site, viewer, gender }, 'listings_by_activity'],
  ['a gender that is online', { site, viewer, gender, activeSince: 9 }, 'listings_by_activity'],
  ['an age', { site, viewer, ...ages }, 'listings_by_activity'],
  ['an age while days differ', { site, viewer, gender, ...apart }, 'listings_by_activity'],
  ['a country', { site, viewer, country }, 'listings_by_country'],
  ['a gender in a country', { site, viewer, gender, country }, 'listings_by_country'],
  ['an age in a country', { site, viewer, gender, country, ...ages }, 'listings_by_country'],
  ['a region', { site, viewer, gender, country, region: 'Utrecht' }, 'listings_by_region'],
  [
    'an age in a region',
    { site, viewer, country, region: 'Utrecht', ...ages },
    'listings_by_region',
  ],
  ['who seeks one like the viewer', { site, viewer, gender, seeking }, 'listings_by_activity'],
  [
    'everything at once',
    {
      site,
      viewer,
      gender,
      country,
      seeking,
      ...ages,
      withPhoto: true,
      peopleOnly: true,
      createdSince: 1,
      interests: ['music'],
    },
    'listings_by_country',
  ],
]

describe('a search page is read in index order, without sorting', () => {
  for (const [what, query, index] of BY_ACTIVITY) {
    test(`for ${what}`, async () => {
      for (const after of [null, deep]) {
        const plan = await planOf(({ page }) => page(query, after, 20))
        expect(plan).toContain(index)
        expect(plan).not.toContain('TEMP B-TREE')
      }
    })
  }
})

describe('counts use an index', () => {
  for (const [what, query] of BY_ACTIVITY) {
    test(`for ${what}`, async () => {
      const plan = await planOf(({ count }) => count(query, 1000))
      expect(plan).toMatch(/listings USING (COVERING )?INDEX listings_by_/)
    })
  }
})

test('the country by which an age counts is read from the index that is scanned', async () => {
  const plan = await planOf(({ count }) => count({ site, viewer: null, gender, ...apart }, 1000))
  expect(plan).toContain('COVERING INDEX listings_by_activity')
})

test('the wanted gender is read from the index that is scanned', async () => {
  const query = { site, viewer, gender, country, seeking }
  const plan = await planOf(({ count }) => count(query, 1000))
  expect(plan).toContain('COVERING INDEX listings_by_')
  expect(plan).not.toContain('profiles')
})

describe('search near a place', () => {
  test('a small area is read by place', async () => {
    const query: SearchQuery = { site, viewer, gender, country, within }
    const plan = await planOf(({ page }) => page(query, null, 20))
    expect(plan).toContain('COVERING INDEX listings_by_place (site=? AND area=? AND gender=?')
  })

  test('a large area with few members is read by place too', async () => {
    const query = { site, viewer, within: areasWithin(areaOf({ lat: 5220, lon: 520 }), 250) }
    const plan = await planOf(({ page }) => page({ ...query, gender, country }, null, 20))
    expect(plan).toContain('listings_by_place')
  })
})
