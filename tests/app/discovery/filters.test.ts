import { describe, expect, test } from 'bun:test'
import { filtersInForceOf } from '#app/discovery/chips.ts'
import { filtersInForce, filtersOf, paramsOf } from '#app/discovery/filters.ts'
import { searchCall, searchParams, searchText } from '#app/members/search-params.ts'
import type { Filters } from '#core/discovery/filters.ts'

const SITE = {
  countries: ['US', 'NL', 'BE'],
  geoip_selected_country: 'BE',
  has_fictional: true,
}

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

  test('are known ones only', () => {
    const typed = { gender: 'robot', min_age: 'old', online: 'maybe', country: 'NL', t: '5' }
    expect(searchParams(typed)).toEqual({ country: 'NL' })
    expect(searchParams({ distance: '5', min_age: '30' })).toEqual({ min_age: 30 })
    expect(filtersOf({ country: 'XX', distance: 7 })).toMatchObject({
      country: undefined,
      distance: undefined,
    })
  })
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
