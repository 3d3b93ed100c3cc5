import { expect, test } from 'bun:test'
import { dateOf, typedDate } from '#app/signup/steps/birth-date.ts'

test('a date is typed in three fields and stored as one', () => {
  expect(dateOf({ day: '3', month: '2', year: '1990' })).toBe('1990-02-03')
  expect(typedDate('1990-02-03')).toEqual({ day: '03', month: '02', year: '1990' })
})

test('an empty date is none, and a partial one is invalid', () => {
  expect(dateOf({ day: '', month: '', year: '' })).toBe('')
  expect(typedDate('')).toEqual({ day: '', month: '', year: '' })
  expect(dateOf({ day: '3', month: '', year: '' })).toBe('--03')
})
