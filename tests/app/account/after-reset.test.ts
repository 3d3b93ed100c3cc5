import { beforeEach, expect, test } from 'bun:test'
import { keepAfterReset, takeAfterReset } from '#app/account/after-reset.ts'
import { HOUR } from '#core/shared/time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}

beforeEach(() => texts.clear())

test('whoever was on the way somewhere goes on there with a new password, once', () => {
  keepAfterReset(store, '/likes/matches', NOW)
  expect(takeAfterReset(store, NOW + HOUR - 1)).toBe('/likes/matches')
  expect(takeAfterReset(store, NOW)).toBe('/members')
})

test('whoever was on the way nowhere, or long ago, goes among the members', () => {
  expect(takeAfterReset(store, NOW)).toBe('/members')
  keepAfterReset(store, '/likes', NOW)
  expect(takeAfterReset(store, NOW + HOUR)).toBe('/members')
  keepAfterReset(store, '/likes', NOW)
  keepAfterReset(store, undefined, NOW)
  expect(takeAfterReset(store, NOW)).toBe('/members')
})

test('nobody is led to another site', () => {
  keepAfterReset(store, '//elsewhere.test', NOW)
  expect(takeAfterReset(store, NOW)).toBe('/members')
})
