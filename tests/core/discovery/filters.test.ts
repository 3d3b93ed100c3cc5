import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { bornAfter, bornUpTo } from '#core/discovery/searching/birth-days.ts'
import {
  type Filters,
  startingFilters,
  wantsPeopleOnly,
  wishedFilters,
} from '#core/discovery/searching/filters.ts'
import { offeredFilters } from '#core/discovery/searching/offered-filters.ts'
import { searchQuery } from '#core/discovery/searching/search-query.ts'
import { ageOn } from '#core/profiles/age.ts'
import { isHere } from '#core/profiles/profile.ts'
import { DAY, dayOf, MINUTE } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { areaOf, areasWithin } from '#core/site/geo.ts'
import type { Settings } from '#core/site/settings.ts'
import { NOW, sampleProfile } from '#tests/contracts/sample.ts'

const ann = sampleProfile({ id: 'ann' })
const offered = Array.from({ length: 12 }, (_, n) => `interest-${n}`)
const { settings } = demoSites('sandbox')[0]
const site = {
  ...settings,
  hasFictional: false,
  memberResell: false,
  interests: ['chess', ...offered],
}
const queryOf = (
  filters: Filters,
  { viewer = ann, hasFictional = false, memberResell = false } = {},
) => searchQuery(filters, { viewer, site: { ...site, hasFictional, memberResell }, now: NOW })

/** At noon in UTC it is the next day in New Zealand. */
const ADULTS = {
  bornUntil: '2008-11-22',
  behind: { countries: COUNTRIES.filter((country) => country !== 'NZ'), bornUntil: '2008-11-21' },
}

describe('filters', () => {
  test('have their ages in order, as a profile’s wishes have', () => {
    expect(queryOf({ minAge: 60, maxAge: 20 })).toEqual(queryOf({ minAge: 20, maxAge: 60 }))
  })

  test('that are empty filter by the minimum age only', () => {
    expect(queryOf({})).toEqual({
      site: 'vonk',
      viewer: 'ann',
      seeking: 'female',
      ...ADULTS,
    })
    expect(queryOf({ interests: [], online: false, withPhoto: false, newHere: false })).toEqual({
      seeking: 'female',
      site: 'vonk',
      viewer: 'ann',
      ...ADULTS,
    })
  })

  test('are translated to comparisons', () => {
    expect(
      queryOf({
        gender: 'male',
        country: 'NL',
        region: 'Utrecht',
        minAge: 30,
        maxAge: 40,
        withPhoto: true,
        online: true,
        newHere: true,
        interests: ['chess'],
      }),
    ).toEqual({
      seeking: 'female',
      site: 'vonk',
      viewer: 'ann',
      gender: 'male',
      country: 'NL',
      region: 'Utrecht',
      bornFrom: '1985-11-22',
      bornUntil: '1996-11-21',
      withPhoto: true,
      activeSince: NOW - 5 * MINUTE + 1,
      createdSince: NOW - 7 * DAY,
      interests: ['chess'],
    })
  })

  test('have each interest once, from the site’s list, up to the limit', () => {
    const filters = (...interests: string[]) => queryOf({ interests }).interests
    expect(filters('chess', 'chess', 'made-up', 'chess')).toEqual(['chess'])
    expect(filters(...offered)).toEqual(offered.slice(0, 10))
    expect(filters('made-up')).toEqual([])
  })

  test('that the site does not have filter nothing', () => {
    const filters = { online: true, distance: 25, interests: ['chess'], minAge: 30 } as const
    const queryAt = (changes: Partial<Settings>) =>
      searchQuery(filters, { viewer: ann, site: { ...site, ...changes }, now: NOW })
    const without = (...names: (keyof Filters)[]) =>
      queryOf(
        Object.fromEntries(
          Object.entries(filters).filter(([name]) => !names.some((one) => one === name)),
        ),
      )
    expect(queryAt({ visibleProfileNotes: ['distance'] })).toEqual(without('online'))
    expect(queryAt({ visibleProfileNotes: ['online'] })).toEqual(without('distance'))
    expect(queryAt({ visibleProfileFields: ['gender'] })).toEqual(without('interests'))
    expect(queryAt({ searchFields: ['online'] })).toEqual(
      without('distance', 'interests', 'minAge'),
    )
    const hidden = site.searchFields.filter((field) => field !== 'people')
    const context = {
      viewer: ann,
      site: { ...site, hasFictional: true, searchFields: hidden },
      now: NOW,
    }
    expect(searchQuery({ peopleOnly: false }, context).peopleOnly).toBe(true)
  })

  test('have the member’s defaults where the site offers no choice', () => {
    const context = { viewer: ann, site: { ...site, searchFields: [] }, now: NOW }
    const defaults = startingFilters(ann, site)
    expect(searchQuery(defaults, context)).toEqual(queryOf(defaults))
    expect(searchQuery({ gender: 'female', country: 'DE' }, context)).toEqual(queryOf({}))
  })

  test('never include members under the minimum age', () => {
    expect(queryOf({ minAge: 12 })).toMatchObject(ADULTS)
    expect(queryOf({ minAge: 12, country: 'NL' }).bornUntil).toBe('2008-11-21')
  })

  test('define online as profiles do', () => {
    const since = queryOf({ online: true }).activeSince ?? 0
    expect(isHere({ lastActiveAt: since }, NOW)).toBe(true)
    expect(isHere({ lastActiveAt: since - 1 }, NOW)).toBe(false)
  })

  test('measure distance from the viewer’s place only', () => {
    const nowhere = sampleProfile({ place: { ...ann.place, cell: null } })
    expect(queryOf({ distance: 25 }).within).toEqual(
      areasWithin(areaOf({ lat: 5216, lon: 539 }), 25),
    )
    expect(queryOf({ distance: 25 }, { viewer: nowhere }).within).toBeUndefined()
    const visitor = searchQuery({ distance: 25 }, { viewer: null, site, now: NOW })
    expect(visitor).toEqual({ site: 'vonk', viewer: null, ...ADULTS })
  })

  test('are for people only where there are others, unless disabled', () => {
    expect(queryOf({}, { hasFictional: true }).peopleOnly).toBe(true)
    expect(queryOf({ peopleOnly: false }, { hasFictional: true }).peopleOnly).toBeUndefined()
    expect(queryOf({}, { memberResell: true }).peopleOnly).toBe(true)
    expect(queryOf({ peopleOnly: false }, { memberResell: true }).peopleOnly).toBeUndefined()
    expect(wantsPeopleOnly({}, site)).toBe(false)
  })

  test('do not ask for people where all are people', () => {
    const offered = (kinds: object) =>
      offeredFilters({ peopleOnly: true }, ann, { ...site, ...kinds }).peopleOnly
    expect(offered({})).toBeUndefined()
    expect(offered({ hasFictional: true })).toBe(true)
    expect(offered({ memberResell: true })).toBe(true)
  })

  test('default to the member’s preferences and place', () => {
    const there = { countries: ['BE', 'NL'], hasFictional: true, memberResell: false } as const
    expect(startingFilters(ann, there)).toEqual({
      gender: 'male',
      country: 'NL',
      peopleOnly: true,
    })
    expect(startingFilters({ ...ann, sexuality: 'bi' }, there).gender).toBeUndefined()
    expect(startingFilters(null, there)).toEqual({
      gender: undefined,
      country: 'BE',
      peopleOnly: true,
    })
  })
})

describe('birth days', () => {
  const age = fc.integer({ min: 18, max: 99 })
  const day = fc
    .integer({ min: Date.UTC(1904, 0, 1) / DAY, max: Date.UTC(2060, 0, 1) / DAY })
    .map((days) => dayOf(days * DAY))

  test('match exactly the requested ages', () => {
    fc.assert(
      fc.property(age, age, day, day, (one, other, birth, today) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        const within = bornAfter(max, today) <= birth && birth <= bornUpTo(min, today)
        const years = ageOn(birth, today)
        expect(within).toBe(min <= years && years <= max)
      }),
      { numRuns: 2000 },
    )
  })

  test('handle 29 February', () => {
    expect(bornUpTo(20, '2028-02-29')).toBe('2008-02-29')
    expect(bornUpTo(18, '2028-02-29')).toBe('2010-02-28')
    expect(bornAfter(17, '2028-02-29')).toBe('2010-03-01')
  })
})

describe('the filters a search begins with', () => {
  const wishes = { ageFrom: 30, ageTo: 45, within: 25 } as const
  const everything = {
    searchFields: ['age', 'distance'],
    visibleProfileNotes: ['distance'],
  } as const

  test('are the wishes that the member stated', () => {
    expect(wishedFilters(wishes, everything)).toEqual({ minAge: 30, maxAge: 45, distance: 25 })
    expect(wishedFilters({ ageFrom: null, ageTo: 45, within: null }, everything)).toEqual({
      maxAge: 45,
    })
  })

  test('leave out what the site does not offer', () => {
    expect(wishedFilters(wishes, { ...everything, searchFields: ['age'] })).toEqual({
      minAge: 30,
      maxAge: 45,
    })
    expect(wishedFilters(wishes, { ...everything, searchFields: [] })).toEqual({})
    expect(wishedFilters(wishes, { ...everything, visibleProfileNotes: [] })).toEqual({
      minAge: 30,
      maxAge: 45,
    })
  })
})
