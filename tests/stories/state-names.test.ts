import { expect, test } from 'bun:test'
import { fullName, shortName } from '#stories/.storybook/state-names.ts'

test('a state that many screens have says in a search of which it is, and under its screen does not', () => {
  expect(fullName('Empty', 'Likes/Likes')).toBe('Empty · Likes')
  expect(shortName('Empty · Likes')).toBe('Empty')
  for (const own of ['Filter Sheet', 'Weiter · 24,99 €']) {
    expect(fullName(own, 'Search/Members')).toBe(own)
    expect(shortName(own)).toBe(own)
  }
})
