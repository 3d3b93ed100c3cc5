import { expect, test } from 'bun:test'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are UUIDs of version 7 that start with their time', () => {
  const id = uuids(() => 0x0193_4567_89ab)()
  expect(id).toMatch(UUID_V7)
  expect(id).toStartWith('01934567-89ab-7')
})

test('ids sort in creation order, also within one millisecond', () => {
  const newId = uuids(() => 1_790_000_000_000)
  const made = Array.from({ length: 10_000 }, newId)
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('a clock that steps back does not put new ids before old ones', () => {
  const moments = [2000, 1000, 1500]
  const newId = uuids(() => moments.shift() ?? 0)
  const made = [newId(), newId(), newId()]
  expect(made.toSorted()).toEqual(made)
})

test('the clock returns the current time', () => {
  const before = Date.now()
  const time = systemNow()
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
