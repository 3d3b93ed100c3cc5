import { expect, test } from 'bun:test'
import { hashOf } from '#core/shared/text.ts'
import { isOnCalendar } from '#core/shared/time.ts'

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-31T12:00:00Z', false],
  ['2026-12-31T23:59:59Z', true],
  ['2026-13-01', false],
  ['soon', false],
])('whether %s is on the calendar: %p', (given, is) => {
  expect(isOnCalendar(given)).toBe(is)
})

test('a text has one number, and a similar one another', () => {
  expect(hashOf('')).toBe(2_166_136_261)
  expect(hashOf('a')).toBe(0xe4_0c_29_2c)
  expect(hashOf('photo-1')).toBe(hashOf('photo-1'))
  expect(hashOf('photo-1')).not.toBe(hashOf('photo-2'))
})
