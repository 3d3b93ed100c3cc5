import { describe, expect, test } from 'bun:test'
import { checkBirthDate, minimumAgeOf } from '#core/membership/signup/age.ts'
import type { Country } from '#core/site/countries.ts'

const TODAY = Date.UTC(2026, 10, 21, 12)
const DUTCH = { country: 'NL' } as const
const errorOf = (typed: string, minimum = 18) => {
  const checked = checkBirthDate(typed, { ...DUTCH, minimum }, TODAY)
  return checked.ok ? checked.value : checked.error.code
}

describe('a birth date', () => {
  test('of an 18th birthday today is old enough, and tomorrow is not', () => {
    expect(errorOf('2008-11-21')).toBe('2008-11-21')
    expect(errorOf('2008-11-22')).toBe('birth-date.too-young')
  })

  test('has the required age in its error', () => {
    expect(checkBirthDate('2006-01-01', { ...DUTCH, minimum: 21 }, TODAY)).toEqual({
      ok: false,
      error: { code: 'birth-date.too-young', minimum: 21 },
    })
  })

  test('is required', () => {
    expect(errorOf('')).toBe('birth-date.missing')
    expect(errorOf('  ')).toBe('birth-date.missing')
  })

  test.each(['--', '90-01-01', '1990--01', '1990-01-', '-01-01'])('is incomplete: %s', (typed) => {
    expect(errorOf(typed)).toBe('birth-date.incomplete')
  })

  test.each([
    '1990-02-30',
    '1990-13-01',
    '01-01-1990',
    '1990-1-1',
    'soon',
    '2027-01-01',
    '1899-05-05',
  ])('cannot be %s', (typed) => {
    expect(errorOf(typed)).toBe('birth-date.invalid')
  })

  test('of 29 February counts from 1 March', () => {
    const on = (day: string) =>
      checkBirthDate('2008-02-29', { ...DUTCH, minimum: 18 }, Date.parse(`${day}T12:00Z`)).ok
    expect(on('2026-02-28')).toBe(false)
    expect(on('2026-03-01')).toBe(true)
  })
})

describe('an 18th birthday', () => {
  const isOldEnough = (country: Country, now: string) =>
    checkBirthDate('2008-11-21', { country, minimum: 18 }, Date.parse(now)).ok

  test.each([
    // Midnight in Auckland, thirteen hours before it is in UTC.
    ['NZ', '2026-11-20T11:00Z'],
    // Midnight in Honolulu, when it has been day in California for two hours.
    ['US', '2026-11-21T10:00Z'],
    ['CA', '2026-11-21T08:00Z'],
    ['AU', '2026-11-20T16:00Z'],
    ['ES', '2026-11-21T00:00Z'],
    ['NL', '2026-11-20T23:00Z'],
    ['FI', '2026-11-20T22:00Z'],
  ] as const)('begins in %s when it has begun in all of it: %s', (country, midnight) => {
    expect(isOldEnough(country, midnight)).toBe(true)
    const before = new Date(Date.parse(midnight) - 1).toISOString()
    expect(isOldEnough(country, before)).toBe(false)
  })

  test('in summer begins by summer time', () => {
    const born = { country: 'NL', minimum: 18 } as const
    const at = (now: string) => checkBirthDate('2008-07-01', born, Date.parse(now)).ok
    expect([at('2026-06-30T21:59:59Z'), at('2026-06-30T22:00Z')]).toEqual([false, true])
  })
})

test('a site may require more than 18 years, never fewer', () => {
  expect(minimumAgeOf({ minimumAge: 21 })).toBe(21)
  expect(minimumAgeOf({ minimumAge: 16 })).toBe(18)
})
