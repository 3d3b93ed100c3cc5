import { describe, expect, test } from 'bun:test'
import type { DemoPerson } from '#adapters/demo/demo-person.ts'
import { homeCountry } from '#adapters/demo/homes.ts'
import { demoPeople } from '#adapters/demo/people.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { INTERESTS } from '#adapters/sites/interests.ts'
import { checkDetails, checkInterests, sexualitiesOf } from '#core/profiles/fields.ts'
import { checkAbout, checkName } from '#core/profiles/name.ts'
import { COUNTRIES, type Country, localesOf } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS, type Brand } from '#core/site/settings.ts'
import { personOf } from '#ui/art/portrait/person.ts'
import { meetsTheEye } from '#ui/art/portrait/portrait.ts'

const WORLD = { seed: 'vonk', people: 300 }
const people = demoPeople(WORLD)

describe('the demo members', () => {
  test('the same seed gives the same members, another seed gives others', () => {
    expect(demoPeople(WORLD)).toEqual(people)
    expect(demoPeople({ ...WORLD, seed: 'other' })[0]?.id).not.toBe(people[0]?.id)
  })

  test('a small demo is the first part of a large one', () => {
    const idsAt = (large: readonly DemoPerson[], brand: Brand) =>
      large.filter((one) => one.brand === brand).map(({ id }) => id)
    const small = demoPeople({ ...WORLD, people: 24 })
    expect(small.slice(0, 24)).toEqual(people.slice(0, 24))
    for (const brand of BRANDS) {
      const few = idsAt(small, brand)
      expect(few.length, brand).toBeGreaterThan(0)
      expect(idsAt(people, brand).slice(0, few.length)).toEqual(few)
    }
  })

  test('members and portraits have valid, unique ids', () => {
    const ids = people.flatMap(({ id, portraits }) => [id, ...portraits])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    }
  })

  test('where a language is at home, as many live as are asked for, beside the same people', () => {
    const more = demoPeople({ ...WORLD, atHome: 36 })
    expect<readonly DemoPerson[]>(more.slice(0, people.length)).toEqual(people)
    for (const language of LOCALES) {
      const there = more.filter(
        (one) =>
          one.brand === 'default' &&
          one.language === language &&
          one.country === homeCountry(language),
      )
      expect(there.length, language).toBeGreaterThanOrEqual(36)
    }
  })

  test('of one country, no two who are found on the same site share a first name until the list is used up', () => {
    const more = demoPeople({ ...WORLD, atHome: 36 })
    const there = (country: Country) =>
      more.filter(
        (one) =>
          one.country === country && (one.brand === 'default' || one.alsoOn.includes('default')),
      )
    for (const country of COUNTRIES) {
      const names = there(country).map(
        ({ name, language, gender }) => `${name}/${language}/${gender}`,
      )
      expect(new Set(names).size, country).toBe(names.length)
    }
  })

  test('search begins with somebody of each country who smiles at the reader', () => {
    const more = demoPeople({ ...WORLD, atHome: 36 })
    for (const country of LOCALES.map(homeCountry)) {
      const [first] = more
        .filter((one) => one.brand === 'default' && one.country === country)
        .toSorted((a, b) => a.activeAgo - b.activeAgo)
      if (!first) throw new Error(`nobody lives in ${country}`)
      const { id, traits, shot } = first
      expect(meetsTheEye(id, traits, { shot }), country).toBe(true)
      expect(traits.age, country).toBeWithin(28, 43)
    }
  })

  test('are adults of 19 to 75 when the demo is created', () => {
    for (const { birthDate } of people) {
      expect(birthDate >= '1950-01-01').toBe(true)
      expect(birthDate <= '2007-01-01').toBe(true)
    }
  })

  test('live in every country and speak a language of it', () => {
    expect(new Set(people.map(({ country }) => country)).size).toBe(COUNTRIES.length)
    for (const { country, language } of people) expect(localesOf(country)).toContain(language)
  })

  test('include fictional profiles and cams, also in a small demo', () => {
    const kinds = demoPeople({ ...WORLD, people: 24 }).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['person', 'fictional', 'cam']))
  })

  const shownOn = (brand: Brand) =>
    people.filter((one) => one.brand === brand || one.alsoOn.includes(brand))

  test('each niche has matching members of each kind, and a full page of them nearby', () => {
    for (const brand of BRANDS) {
      const large = shownOn(brand)
      expect(large.filter(({ country }) => country === 'NL').length, brand).toBeGreaterThan(23)
      expect(new Set(large.map(({ kind }) => kind)), brand).toEqual(
        new Set(['person', 'fictional', 'cam']),
      )
    }
    const share = (brand: Brand, is: (one: DemoPerson) => boolean) =>
      shownOn(brand).filter(is).length / shownOn(brand).length
    expect(
      share('gay', ({ gender, sexuality }) => gender === 'male' && sexuality !== 'hetero'),
    ).toBe(1)
    expect(share('gilf', ({ traits }) => traits.age >= 54)).toBe(1)
    expect(share('she', ({ gender }) => gender === 'female')).toBeGreaterThan(0.5)
    expect(share('milf', ({ gender, traits }) => gender === 'male' || traits.age >= 38)).toBe(1)
    expect(
      share(
        'bbw',
        ({ gender, traits }) =>
          gender === 'male' || traits.body === 'full' || traits.body === 'curvy',
      ),
    ).toBe(1)
  })

  test('in forty-eight portraits in a row, no two share a scene or a pose within eight', () => {
    for (const brand of BRANDS) {
      const row = people.filter((one) => one.brand === brand).slice(0, 48)
      expect(row.length, brand).toBe(48)
      for (const [at, { shot }] of row.entries()) {
        const before = row.slice(Math.max(0, at - 8), at)
        expect(before.map((one) => one.shot.place)).not.toContain(shot.place)
        expect(before.map((one) => one.shot.stance)).not.toContain(shot.stance)
      }
      expect(new Set(row.map(({ shot }) => shot.stance)).size, brand).toBeGreaterThan(15)
    }
  })

  test('where it would hurt, nobody is shown in religious dress; elsewhere some are', () => {
    const worn = (brand: Brand) =>
      shownOn(brand).filter(({ id, traits }) =>
        ['hijab', 'turban'].includes(personOf(id, traits).style),
      ).length
    for (const brand of ['bdsm', 'milf', 'gilf', 'bbw'] as const) expect(worn(brand), brand).toBe(0)
    expect(worn('default')).toBeGreaterThan(0)
  })

  test('only people are there for more than a chat', () => {
    const others = people.filter(({ kind }) => kind !== 'person')
    const reasons = new Set(others.flatMap(({ details }) => details.reason ?? []))
    expect(reasons).toEqual(new Set(['chat']))
  })

  test('members are listed only on sites they joined or agreed to, fictional ones only on their own', () => {
    const onOtherSites = people.filter(({ alsoOn }) => alsoOn.length > 0)
    expect(onOtherSites.every(({ kind }) => kind === 'person')).toBe(true)
    const vonk = people.filter(({ brand }) => brand === 'default')
    expect(vonk.filter(({ alsoOn }) => alsoOn.length === 0).length).toBeGreaterThan(vonk.length / 2)
  })

  test('their profiles pass validation', () => {
    for (const { name, about, details, interests, gender, sexuality } of people) {
      expect(checkName(name, { email: 'somebody@example.test', site: 'Vonk' })).toEqual({
        ok: true,
        value: name,
      })
      expect(checkAbout(about)).toEqual({ ok: true, value: about })
      expect(about).not.toMatch(/@|https?:|\d{4}/)
      expect(checkDetails(details)).toEqual({ ok: true, value: details })
      expect(checkInterests(interests, INTERESTS)).toEqual({ ok: true, value: interests })
      expect(sexualitiesOf(gender)).toContain(sexuality)
    }
  })

  test('a portrait shows the hair and eye colour of the profile', () => {
    for (const { details, traits, gender } of people) {
      expect(traits.gender).toBe(gender)
      if (details.hair === 'none') expect(traits.hair).toBe('bald')
      if (details.hair === 'red') expect(traits.hair).toBe('red')
      if (details.eyes && details.eyes !== 'brown') expect(details.eyes).toBe(traits.eyes ?? '')
    }
  })

  test('last activity is after signup and before the demo was created', () => {
    for (const { joinedAgo, activeAgo } of people) {
      expect(activeAgo).toBeLessThan(joinedAgo)
      expect(activeAgo).toBeGreaterThan(0)
    }
  })
})

describe('the languages of the demo', () => {
  test('every script replies to everything, and says that it is a script', () => {
    for (const locale of LOCALES) {
      const { notes, opens, says } = SCRIPTS[locale]
      for (const lines of Object.values(says)) expect(lines.length, locale).toBeGreaterThan(0)
      // One for each conversation that a guest finds, and the first of their own.
      expect(new Set(notes).size, locale).toBe(5)
      expect(new Set(opens).size, locale).toBe(4)
      for (const note of notes) expect(note.toLowerCase(), locale).toMatch(SCRIPTED)
    }
  })
})

const SCRIPTED = /d[ée]mo|s[ck]ript|manus|käsikirjoitu|skrypt|guion|copione/
