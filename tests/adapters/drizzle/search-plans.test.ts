import { afterAll, describe, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { fileLine } from '#adapters/drizzle/file-line.ts'
import { search } from '#adapters/drizzle/search.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const file = path()
await open(file)
const line = fileLine(file, { patience: 1000, pragmas: [] })
afterAll(() => line.close())

/** How the database goes about what a search asks of it, the last question being the one that counts. */
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
  await ask(search({ ...tables, db }))
  return plan
}

const viewer = '0198c0de-0000-7000-8000-000000000001'
const gender = 'female' as const
const country = 'NL' as const
const ages = { bornFrom: '1980-01-01', bornUntil: '1995-01-01' }
const within = { from: { lat: 5175, lon: 450 }, to: { lat: 5265, lon: 590 } }
const deep = { activeAt: 1, id: viewer }

const BY_ACTIVITY: readonly [string, SearchQuery, index: string][] = [
  ['everybody', { viewer: null }, 'profiles_by_activity'],
  ['everybody but oneself and the blocked', { viewer }, 'profiles_by_activity'],
  ['a gender', { viewer, gender }, 'profiles_by_activity'],
  ['a gender that is online', { viewer, gender, activeSince: 9 }, 'profiles_by_activity'],
  ['an age', { viewer, ...ages }, 'profiles_by_activity'],
  ['a country', { viewer, country }, 'profiles_by_country'],
  ['a gender in a country', { viewer, gender, country }, 'profiles_by_country'],
  ['an age in a country', { viewer, gender, country, ...ages }, 'profiles_by_country'],
  ['a region', { viewer, gender, country, region: 'Utrecht' }, 'profiles_by_region'],
  ['an age in a region', { viewer, country, region: 'Utrecht', ...ages }, 'profiles_by_region'],
  [
    'everything at once',
    {
      viewer,
      gender,
      country,
      ...ages,
      withPhoto: true,
      peopleOnly: true,
      createdSince: 1,
      interests: ['music'],
    },
    'profiles_by_country',
  ],
]

describe('a page of search is read in its order, and nothing is sorted', () => {
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

describe('what is counted is found in an index', () => {
  for (const [what, query] of BY_ACTIVITY) {
    test(`for ${what}`, async () => {
      const plan = await planOf(({ count }) => count(query, 1000))
      expect(plan).toContain('profiles USING INDEX profiles_by_')
    })
  }
})

describe('near a place', () => {
  test('the few are gathered from where they live', async () => {
    const query: SearchQuery = { viewer, gender, country, within }
    const plan = await planOf(({ page }) => page(query, null, 20))
    expect(plan).toContain('profiles_by_place (gender=? AND area=?')
  })

  test('a box around half the earth is walked by activity', async () => {
    const everywhere = { from: { lat: -9000, lon: -18_000 }, to: { lat: 9000, lon: 18_000 } }
    const plan = await planOf(({ page }) => page({ viewer, gender, within: everywhere }, null, 20))
    expect(plan).toContain('profiles_by_activity')
    expect(plan).not.toContain('TEMP B-TREE')
  })
})
