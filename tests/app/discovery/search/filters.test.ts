import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { User } from '#app/accounts/account/queries.ts'
import { filtersInForceOf } from '#app/discovery/search/chips.ts'
import {
  filtersInForce,
  filtersOf,
  followWishes,
  paramsOf,
  wishedOf,
} from '#app/discovery/search/filters.ts'
import { switchesFor } from '#app/discovery/search/switches.ts'
import {
  type SearchParams,
  searchCall,
  searchParams,
  searchText,
} from '#app/profiles/members/search-params.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { openApi } from '#tests/api/open-api.ts'

const SITE = {
  countries: ['US', 'NL', 'BE'],
  geoip_selected_country: 'BE',
  has_fictional: true,
  member_resell: false,
  search_fields: ['age', 'distance', 'photo', 'online'],
  visible_profile_notes: ['distance', 'online'] satisfies ('distance' | 'online')[],
}

/** A member of whom a search knows this much. */
const memberWishing = (
  wishes: User['profile']['wishes'],
  searched_ages: User['profile']['searched_ages'] = null,
) =>
  // Nothing else of a member is read.
  ({
    profile: { country: 'NL', gender: 'female', sexuality: 'hetero', wishes, searched_ages },
  }) as User
const WISHES = { age_from: 30, age_to: 55, within: '50' }

const FULL: Filters = {
  gender: 'female',
  country: 'NL',
  region: 'Utrecht',
  minAge: 25,
  maxAge: 40,
  distance: 50,
  withPhoto: true,
  online: true,
  newHere: true,
  peopleOnly: true,
  interests: ['books', 'hiking'],
}

describe('search filters in a URL', () => {
  test('are read back unchanged', () => {
    expect(filtersOf(searchParams({ ...paramsOf(FULL) }))).toEqual(FULL)
  })

  test('are read from a button’s value', () => {
    expect(filtersOf(searchParams({ filters: searchText(paramsOf(FULL)) }))).toEqual(FULL)
    expect(searchParams({ choose: searchText(paramsOf(FULL)) })).toEqual({
      ...paramsOf(FULL),
      choose: true,
    })
  })

  test('are read from a form, with one value per interest', () => {
    const sent = { people_only: 'true', interests: ['books', 'hiking'], gender: 'any', max_age: '' }
    expect(searchParams(sent)).toEqual({ people_only: true, interests: 'books,hiking' })
  })

  test('ask for people only nowhere where all are people', () => {
    const people = { ...SITE, has_fictional: false }
    expect(filtersInForce({ people_only: true }, null, people).peopleOnly).toBeUndefined()
    expect(filtersInForce({}, null, people).peopleOnly).toBe(false)
    const cams = { ...people, member_resell: true }
    expect(filtersInForce({ people_only: true }, null, cams).peopleOnly).toBe(true)
    expect(filtersInForce({}, null, cams).peopleOnly).toBe(true)
  })

  test('always state the people filter, so that no filters is a choice too', () => {
    expect(paramsOf({})).toEqual({ people_only: false })
    expect(filtersInForce({ people_only: false }, null, SITE)).toMatchObject({
      gender: undefined,
      country: undefined,
      peopleOnly: false,
    })
  })

  test('omit a region without its country', () => {
    expect(paramsOf({ region: 'Utrecht' })).toEqual({ people_only: false })
  })

  test('are serialized as a query', () => {
    expect(searchCall(paramsOf(FULL))).toEqual({
      gender: 'female',
      country: 'NL',
      countryregion: 'Utrecht',
      min_age: 25,
      max_age: 40,
      distance: '50',
      photo: 'true',
      online: 'true',
      new_here: 'true',
      people_only: 'true',
      interests: 'books,hiking',
    })
    expect(searchCall({ people_only: false })).toEqual({ people_only: 'false' })
  })

  test('have as many interests as a profile may have, each once', () => {
    const many = Array.from({ length: 1300 }, (_, n) => `a${'b'.repeat(n % 12)}`).join()
    const kept = 'a,ab,abb,abbb,abbbb,abbbbb,abbbbbb,abbbbbbb,abbbbbbbb,abbbbbbbbb'
    for (const given of [{ interests: many }, { filters: `interests=${many}` }])
      expect(searchParams(given)).toEqual({ interests: kept })
    expect(searchParams({ choose: `interests=${many}` })).toEqual({ interests: kept, choose: true })
    expect(searchParams({ interests: `<b>,${'x'.repeat(41)},A` })).toEqual({})
  })

  test('are known ones only', () => {
    const typed = { gender: 'robot', min_age: 'old', online: 'maybe', country: 'NL', t: '5' }
    expect(searchParams(typed)).toEqual({ country: 'NL' })
    expect(searchParams({ distance: '5', min_age: '30' })).toEqual({ min_age: 30 })
    expect(searchParams({ countryregion: 'Utrecht\0', country: 'NL' })).toEqual({ country: 'NL' })
    expect(searchParams({ country: 'N'.repeat(9), countryregion: 'x'.repeat(121) })).toEqual({})
    expect(filtersOf({ country: 'XX', distance: 7 })).toMatchObject({
      country: undefined,
      distance: undefined,
    })
  })
})

describe('the ages in a URL', () => {
  test.each([17, -5, 3, 121, 1e9, '999999999999999', 0, 20.5, '0x20', '1e2', '+20', ' 20', '018'])(
    'are ignored if they are %p, like an unknown distance',
    (age) => {
      expect(searchParams({ min_age: age, country: 'NL' })).toEqual({ country: 'NL' })
      expect(searchParams({ max_age: age, min_age: '20' })).toEqual({ min_age: 20 })
      expect(searchParams({ filters: `min_age=${age}&country=NL` })).toEqual({ country: 'NL' })
    },
  )

  test('are put in order, as in a profile’s wishes', () => {
    const typed = { min_age: '60', max_age: 20 }
    expect(searchParams(typed)).toEqual({ min_age: 20, max_age: 60 })
  })
})

/** What somebody may write into the address of a search: mostly values that look right. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.integer(),
  fc.integer({ min: 15, max: 125 }),
  fc.double(),
  fc.constantFrom(
    'true',
    'false',
    true,
    '',
    'NL',
    'XX',
    'male',
    'both',
    '25',
    '7',
    null,
    '\0',
    '\ud800',
  ),
  fc.array(fc.constantFrom('books', 'hiking', 'a'.repeat(40), '<b>', ''), { maxLength: 20 }),
)
const names = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'own_ages', 'distance']
const address = fc.dictionary(
  fc.constantFrom(...names, 'photo', 'online', 'new_here', 'people_only', 'interests', 'choose'),
  typed,
)

test('whatever is in an address, the app asks the API for a search that it accepts', async () => {
  const { browser } = openApi()
  const visitor = browser()
  const statusOf = async (params: SearchParams) => {
    const asked = Object.entries(searchCall(params)).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    )
    return (await visitor.get(`/api/members?${asked.join('&')}`)).status
  }
  await fc.assert(
    fc.asyncProperty(address, async (given) => {
      const text = new URLSearchParams(
        Object.entries(given).map(([name, value]) => [name, String(value)]),
      ).toString()
      for (const params of [given, { filters: text }, { choose: text }].map(searchParams)) {
        expect(await statusOf(params)).toBe(200)
        expect(await statusOf(paramsOf(filtersOf(params)))).toBe(200)
      }
    }),
    { numRuns: 150 },
  )
})

test('default to people in the visitor’s country', () => {
  expect(filtersInForce({}, null, SITE)).toEqual({
    gender: undefined,
    country: 'BE',
    peopleOnly: true,
  })
  const otherCountry = { ...SITE, geoip_selected_country: 'SE' }
  expect(filtersInForce({}, null, otherCountry)).toMatchObject({ country: 'US' })
})

describe('to a member with wishes', () => {
  const member = memberWishing(WISHES)
  const begun = { gender: 'male', country: 'NL', minAge: 30, maxAge: 55, distance: 50 } as const

  test('a search begins with them, and the address leads once a filter changes', () => {
    expect(filtersInForce({}, member, SITE)).toEqual({ ...begun, peopleOnly: true })
    expect(filtersInForce({ people_only: true }, member, SITE)).toMatchObject({
      minAge: undefined,
      distance: undefined,
    })
  })

  test('a search begins with the ages chosen last in place of the wished ones', () => {
    const older = memberWishing(WISHES, { own: false, age_from: 35, age_to: null })
    const own = memberWishing(WISHES, { own: true, age_from: null, age_to: null })
    expect(filtersInForce({}, older, SITE)).toEqual({
      ...begun,
      minAge: 35,
      maxAge: undefined,
      peopleOnly: true,
    })
    expect(filtersInForce({}, own, SITE)).toMatchObject({
      ownAges: true,
      minAge: undefined,
      maxAge: undefined,
      distance: 50,
    })
  })

  test('a search begins with no filter that the site does not offer', () => {
    const ageless = { ...SITE, search_fields: ['distance'] }
    expect(wishedOf(member, ageless)).toEqual({ distance: 50 })
    expect(wishedOf(member, { ...SITE, visible_profile_notes: [] })).toEqual({
      minAge: 30,
      maxAge: 55,
    })
  })

  test('it says so while all of them are in force', () => {
    const wished = wishedOf(member, SITE)
    expect(followWishes({ ...begun, withPhoto: true }, wished)).toBe(true)
    expect(followWishes({ ...begun, distance: undefined }, wished)).toBe(false)
    expect(followWishes({ ...begun, maxAge: 60 }, wished)).toBe(false)
    expect(followWishes({}, wishedOf(null, SITE))).toBe(false)
  })
})

describe('to a member without wishes', () => {
  const unwished = { age_from: null, age_to: null, within: null }
  const free = memberWishing(unwished)
  const any = memberWishing(unwished, { own: false, age_from: null, age_to: null })
  const older = memberWishing(unwished, { own: false, age_from: 30, age_to: null })
  const begun = { gender: 'male', country: 'NL', peopleOnly: true } as const

  test('a search begins around their own age, until other ages were chosen', () => {
    const own = { ...begun, ownAges: true }
    expect(filtersInForce({}, free, SITE)).toEqual(own)
    expect(filtersInForce({}, any, SITE)).toEqual(begun)
    expect(filtersInForce({}, older, SITE)).toEqual({ ...begun, minAge: 30 })
  })

  test('the address keeps it, and ages in the address overrule it', () => {
    const kept = paramsOf({ ...begun, ownAges: true, withPhoto: true })
    expect(filtersInForce(kept, any, SITE)).toMatchObject({ ownAges: true, withPhoto: true })
    expect(filtersInForce({ ...kept, max_age: 40 }, free, SITE)).toMatchObject({
      ownAges: undefined,
      maxAge: 40,
    })
    expect(filtersInForce(kept, null, SITE).ownAges).toBeUndefined()
  })
})

test('a visitor is offered no filter by who is online or how near', () => {
  const fields = ['photo', 'online']
  expect(switchesFor(fields, null).map(({ filter }) => filter)).toEqual(['withPhoto'])
  expect(switchesFor(fields, memberWishing(WISHES))).toHaveLength(2)
  expect(filtersInForce({ online: true, distance: 50 }, null, SITE)).toMatchObject({
    online: undefined,
    distance: undefined,
  })
})

describe('the chips above a search', () => {
  test('list every active filter, each interest separately', () => {
    expect(filtersInForceOf(FULL).map(({ filter, value }) => [filter, value])).toEqual([
      ['gender', 'female'],
      ['country', 'NL'],
      ['region', 'Utrecht'],
      ['age', ''],
      ['distance', '50'],
      ['interests', 'books'],
      ['interests', 'hiking'],
    ])
    expect(filtersInForceOf({})).toEqual([])
  })

  test('remove one filter; a country removes its region too', () => {
    const left = Object.fromEntries(
      filtersInForceOf(FULL).map(({ filter, value, left }) => [`${filter} ${value}`, left]),
    )
    expect(left['gender female']).toEqual({ ...FULL, gender: undefined })
    expect(left['country NL']).toEqual({ ...FULL, country: undefined, region: undefined })
    expect(left['age ']).toEqual({ ...FULL, minAge: undefined, maxAge: undefined })
    expect(left['interests books']).toEqual({ ...FULL, interests: ['hiking'] })
  })
})
