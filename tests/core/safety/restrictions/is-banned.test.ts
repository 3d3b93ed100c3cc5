import { expect, test } from 'bun:test'
import { isBanned } from '#core/safety/restriction.ts'

test('a ban stands whatever is decided about the member’s reports later', () => {
  const kinds = (...newestFirst: readonly ('ban' | 'lifted' | 'reports-paused' | 'warning')[]) =>
    isBanned(newestFirst.map((kind) => ({ kind })))
  expect(kinds('reports-paused', 'ban')).toBe(true)
  expect(kinds('warning', 'reports-paused', 'ban', 'lifted')).toBe(true)
  expect(kinds('reports-paused', 'lifted', 'ban')).toBe(false)
  expect(kinds('reports-paused')).toBe(false)
})
