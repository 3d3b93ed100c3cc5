import { describe, expect, test } from 'bun:test'
import { toldIn } from '#adapters/demo/own-words.ts'
import { DEMO_WORLD, demoPeople } from '#adapters/demo/people.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import { INTERESTS } from '#adapters/sites/interests.ts'
import { ageOf } from '#core/profiles/age.ts'
import { DETAIL_CHOICES } from '#core/profiles/fields.ts'
import { lineOf } from '#core/profiles/line.ts'
import { GENDERS } from '#core/profiles/profile.ts'
import { sentencesOf } from '#core/profiles/sentences.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS } from '#core/site/settings.ts'

const people = demoPeople(DEMO_WORLD)
const written = people.filter(({ kind }) => kind === 'person')

describe('what the people of the demo write about themselves', () => {
  test('no sentence is met twice on a site in one language', () => {
    for (const brand of BRANDS) {
      const said = people
        .filter((one) => one.brand === brand || one.alsoOn.includes(brand))
        .flatMap(({ about, language }) =>
          [...sentencesOf(about)].map((sentence) => `${language}: ${sentence}`),
        )
      expect(said.length, brand).toBeGreaterThan(80)
      expect(
        said.filter((sentence, at) => said.indexOf(sentence) !== at),
        brand,
      ).toEqual([])
    }
  })

  test('everybody writes something that can be answered, few no more than a sentence', () => {
    const lengths = written.map(({ about }) => [...sentencesOf(about)].length)
    expect(lengths).not.toContain(0)
    for (const length of [1, 2, 3, 4]) expect(lengths).toContain(length)
    expect(lengths.filter((length) => length === 1).length).toBeLessThan(written.length * 0.15)
    for (const { about } of people) expect(lineOf({ line: null, about }), about).not.toBeNull()
  })

  test('who shows no picture writes more than a sentence', () => {
    const faceless = written.filter(({ portraits }) => portraits.length === 0)
    expect(faceless.length).toBeGreaterThan(9)
    for (const { about } of faceless)
      expect([...sentencesOf(about)].length, about).toBeGreaterThan(1)
  })

  test('a text begins with a sentence that a card shows whole, unless it has none', () => {
    const ROOM = 80
    for (const { about, language } of written) {
      const firsts = toldIn(language, about).map(({ text }) => [...sentencesOf(text)][0] ?? '')
      const fits = firsts.filter(({ length }) => length <= ROOM)
      if (fits.length > 0)
        expect(lineOf({ line: null, about })?.length, about).toBeLessThan(ROOM + 1)
    }
  })

  test('nothing else in a profile contradicts a line', () => {
    for (const { about, language, details, country, gender, birthDate } of written) {
      const told = toldIn(language, about)
      expect(told.map(({ text }) => text).join(' ')).toBe(about)
      expect(told.filter(({ of }) => of?.children).length, about).toBeLessThan(2)
      for (const { text, of = {} } of told) {
        if (details.relationship)
          expect(of.relationship ?? [details.relationship], text).toContain(details.relationship)
        if (details.reason) expect(of.reason ?? [details.reason], text).toContain(details.reason)
        expect(of.countries ?? [country], text).toContain(country)
        expect(of.gender ?? gender, text).toBe(gender)
        const age = ageOf({ birthDate, place: { country } }, OPENED)
        const [from = age, to = age] = of.age ?? []
        expect(age, text).toBeWithin(from - 1, to + 2)
      }
    }
  })

  test('interests begin with those of the lines, and no two lines are of the same one', () => {
    for (const { about, language, interests } of written) {
      const given = toldIn(language, about).flatMap(({ likes = [] }) => likes)
      expect(interests.slice(0, given.length)).toEqual(given)
      expect(new Set(interests).size, about).toBe(interests.length)
      expect(interests.length - given.length).toBeLessThan(6)
    }
  })
})

/** The year for which the people were drawn up. */
const OPENED = Date.UTC(2026, 0, 1)

describe.each(LOCALES)('the lines in %s', (locale) => {
  const { days, ...others } = VOICES[locale]
  const lines = [...Object.values(days).flat(), ...Object.values(others).flat()]

  test('are each there once, with something of its own that follows', () => {
    const texts = lines.flatMap(({ text, next }) => [text, next])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test('tell only what a profile can say', () => {
    const known = (choices: readonly string[], said: readonly string[] = []) =>
      said.filter((one) => !choices.includes(one))
    for (const { text, likes, of = {} } of lines) {
      expect(known(INTERESTS, likes), text).toEqual([])
      expect(known(DETAIL_CHOICES.relationship, of.relationship), text).toEqual([])
      expect(known(DETAIL_CHOICES.reason, of.reason), text).toEqual([])
      expect(known(COUNTRIES, of.countries), text).toEqual([])
      expect(known(GENDERS, of.gender ? [of.gender] : []), text).toEqual([])
      expect(of.age?.length ?? 2, text).toBe(2)
    }
  })
})
