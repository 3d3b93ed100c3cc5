import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { bornWithin } from '#core/discovery/searching/birth-days.ts'
import { ageOf } from '#core/profiles/age.ts'
import { HOUR } from '#core/shared/time.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { countriesByDay } from '#core/site/country-day.ts'

const instant = fc.integer({
  min: Date.UTC(2024, 0, 1) / HOUR,
  max: Date.UTC(2032, 0, 1) / HOUR,
})
const birthDate = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2013-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('no more than two days are anywhere at once, and every country has one', () => {
  fc.assert(
    fc.property(instant, (hours) => {
      const days = countriesByDay(hours * HOUR)
      expect(days.length).toBeLessThanOrEqual(2)
      expect(days.flatMap(({ countries }) => countries).toSorted()).toEqual(COUNTRIES.toSorted())
    }),
  )
})

test('the age searched is the age shown, in every country and at every hour', () => {
  const age = fc.integer({ min: 18, max: 70 })
  const country = fc.constantFrom(...COUNTRIES)
  fc.assert(
    fc.property(
      instant,
      birthDate,
      country,
      age,
      age,
      fc.boolean(),
      (hours, born, where, a, b, one) => {
        const now = hours * HOUR
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const query = bornWithin({ from, to, country: one ? where : undefined }, now)
        const { bornFrom = '', bornUntil = '', behind, ahead } = query
        const found =
          born >= bornFrom &&
          born <= bornUntil &&
          (!behind?.countries.includes(where) || born <= behind.bornUntil) &&
          (!ahead?.countries.includes(where) || born >= ahead.bornFrom)
        const years = ageOf({ birthDate: born, place: { country: where } }, now)
        expect(found).toBe(from <= years && years <= to)
      },
    ),
    { numRuns: 3000 },
  )
})
