import { expect, test } from 'bun:test'
import { dateOf, partsIn, typedDate } from '#app/membership/signup/steps/birth-date.ts'

const NOW = Date.UTC(2026, 5, 15)

test('a date is typed in three fields and stored as one', () => {
  expect(dateOf({ day: '3', month: '2', year: '1990' }, NOW)).toBe('1990-02-03')
  expect(typedDate('1990-02-03')).toEqual({ day: '03', month: '02', year: '1990' })
})

test('an empty date is none, and a partial one is invalid', () => {
  expect(dateOf({ day: '', month: '', year: '' }, NOW)).toBe('')
  expect(typedDate('')).toEqual({ day: '', month: '', year: '' })
  expect(dateOf({ day: '3', month: '', year: '' }, NOW)).toBe('--03')
})

test('a year of two digits is the last in which an adult can be born', () => {
  expect(dateOf({ day: '12', month: '3', year: '85' }, NOW)).toBe('1985-03-12')
  expect(dateOf({ day: '12', month: '3', year: '08' }, NOW)).toBe('2008-03-12')
  expect(dateOf({ day: '12', month: '3', year: '09' }, NOW)).toBe('1909-03-12')
})

test('the parts stand in the order of the language and the country', () => {
  expect(partsIn('nl-NL')).toEqual(['day', 'month', 'year'])
  expect(partsIn('en-GB')).toEqual(['day', 'month', 'year'])
  expect(partsIn('en-US')).toEqual(['month', 'day', 'year'])
  expect(partsIn('sv-SE')).toEqual(['year', 'month', 'day'])
})
