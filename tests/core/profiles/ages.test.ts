import { expect, test } from 'bun:test'
import { isAge, orderedAges } from '#core/profiles/profile.ts'

test('an age that can be asked for is a whole number from 18 to 120', () => {
  expect([17, 18, 120, 121, 18.5, Number.NaN].map(isAge)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a range of ages is put in order, and an open one stays', () => {
  expect(orderedAges(60, 20)).toEqual([20, 60])
  expect(orderedAges(60, null)).toEqual([60, null])
  expect(orderedAges(undefined, 20)).toEqual([undefined, 20])
})
