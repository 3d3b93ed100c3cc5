import { expect, test } from 'bun:test'
import { dateOf, typedDate } from '#app/signup/steps/birth-date.ts'

test('a date is typed in three fields and kept as one', () => {
  expect(dateOf({ day: '3', month: '2', year: '1990' })).toBe('1990-02-03')
  expect(typedDate('1990-02-03')).toEqual({ day: '03', month: '02', year: '1990' })
})

test('nothing typed is no date, and a part of one is no day that ever was', () => {
  expect(dateOf({ day: '', month: '', year: '' })).toBe('')
  expect(typedDate('')).toEqual({ day: '', month: '', year: '' })
  expect(dateOf({ day: '3', month: '', year: '' })).toBe('--03')
})
