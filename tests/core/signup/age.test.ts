import { describe, expect, test } from 'bun:test'
import { checkBirthDate, minimumAgeOf } from '#core/signup/age.ts'

const TODAY = '2026-11-21'
const errorOf = (typed: string, minimum = 18) => {
  const checked = checkBirthDate(typed, minimum, TODAY)
  return checked.ok ? checked.value : checked.error.code
}

describe('a birth date', () => {
  test('of an 18th birthday today is old enough, and tomorrow is not', () => {
    expect(errorOf('2008-11-21')).toBe('2008-11-21')
    expect(errorOf('2008-11-22')).toBe('birth-date.too-young')
  })

  test('has the required age in its error', () => {
    expect(checkBirthDate('2006-01-01', 21, TODAY)).toEqual({
      ok: false,
      error: { code: 'birth-date.too-young', minimum: 21 },
    })
  })

  test('is required', () => {
    expect(errorOf('')).toBe('birth-date.missing')
    expect(errorOf('  ')).toBe('birth-date.missing')
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
    expect(checkBirthDate('2008-02-29', 18, '2026-02-28').ok).toBe(false)
    expect(checkBirthDate('2008-02-29', 18, '2026-03-01').ok).toBe(true)
  })
})

test('a site may require more than 18 years, never fewer', () => {
  expect(minimumAgeOf({ minimumAge: 21 })).toBe(21)
  expect(minimumAgeOf({ minimumAge: 16 })).toBe(18)
})
