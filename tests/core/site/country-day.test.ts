import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { COUNTRIES, type Country } from '#core/site/countries.ts'
import { countryDay } from '#core/site/country-day.ts'

const YEAR = 365 * 24 * 3_600_000
const moments = fc.integer({ min: 0, max: 60 * YEAR })

test('a country’s day depends on the moment alone, whatever was asked before', () => {
  const days = (at: number) => COUNTRIES.map((country) => countryDay(country, at))
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const first = days(one)
      days(other)
      expect(days(one)).toEqual(first)
      // A day lasts from 23 to 25 hours.
      expect(days(one + 26 * 3_600_000)).not.toEqual(first)
    }),
  )
})

test('a day begins on the millisecond', () => {
  const day = (country: Country, at: string) => countryDay(country, Date.parse(at))
  expect(day('GB', '2026-01-01T00:00:00Z')).toBe('2026-01-01')
  expect(day('GB', '2025-12-31T23:59:59.999Z')).toBe('2025-12-31')
  expect(day('US', '2026-01-01T10:00:00Z')).toBe('2026-01-01')
  expect(day('US', '2026-01-01T09:59:59.999Z')).toBe('2025-12-31')
  expect(day('NZ', '2025-12-31T11:00:00Z')).toBe('2026-01-01')
  expect(day('NZ', '2025-12-31T10:59:59.999Z')).toBe('2025-12-31')
})
