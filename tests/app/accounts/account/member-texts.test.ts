import { expect, test } from 'bun:test'
import { isTooOld, TEXT_LIFE } from '#app/client/storage/member-texts.ts'

const NOW = Date.UTC(2026, 10, 28, 12)
const DAY = 24 * 60 * 60 * 1000

test('an unsent text stays on a device for a week, also where its clock was set back', () => {
  expect(TEXT_LIFE).toBe(7 * DAY)
  expect(isTooOld(String(NOW), NOW)).toBe(false)
  expect(isTooOld(String(NOW - 7 * DAY + 1), NOW)).toBe(false)
  expect(isTooOld(String(NOW - 7 * DAY), NOW)).toBe(true)
  expect(isTooOld(String(NOW + DAY - 1), NOW)).toBe(false)
})

test('a text with a time that cannot be is too old', () => {
  expect(isTooOld(String(NOW + DAY), NOW)).toBe(true)
  expect(isTooOld('made up', NOW)).toBe(true)
})
