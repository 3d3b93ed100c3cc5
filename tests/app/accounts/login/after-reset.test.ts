import { beforeEach, expect, test } from 'bun:test'
import { storeAfterReset, takeAfterReset } from '#app/accounts/login/after-reset.ts'
import { HOUR } from '#core/shared/time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}

beforeEach(() => texts.clear())

test('a password reset continues to the requested page, once', () => {
  storeAfterReset(store, '/likes/matches', NOW)
  expect(takeAfterReset(store, NOW + HOUR - 1)).toBe('/likes/matches')
  expect(takeAfterReset(store, NOW)).toBe('/members')
})

test('without a requested page, or after too long, it leads to the members page', () => {
  expect(takeAfterReset(store, NOW)).toBe('/members')
  storeAfterReset(store, '/likes', NOW)
  expect(takeAfterReset(store, NOW + HOUR)).toBe('/members')
  storeAfterReset(store, '/likes', NOW)
  storeAfterReset(store, undefined, NOW)
  expect(takeAfterReset(store, NOW)).toBe('/members')
})

test('a stored redirect never leads to another site', () => {
  storeAfterReset(store, '//elsewhere.test', NOW)
  expect(takeAfterReset(store, NOW)).toBe('/members')
})
