import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { blockedUntil } from '#core/shared/limit.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'

const LIMIT = { tries: 5, window: 15 * MINUTE }
const NOW = 1000 * HOUR
const minutes = (...past: readonly number[]) => past.map((ago) => NOW - ago * MINUTE)

describe('five attempts within fifteen minutes', () => {
  test('block for fifteen minutes from the last', () => {
    expect(blockedUntil(minutes(14, 12, 8, 4, 2), LIMIT, NOW)).toBe(NOW + 13 * MINUTE)
    expect(blockedUntil(minutes(14, 12, 8, 4), LIMIT, NOW)).toBeNull()
    expect(blockedUntil(minutes(40, 12, 8, 4, 2), LIMIT, NOW)).toBeNull()
    expect(blockedUntil(minutes(29, 25, 20, 18, 16), LIMIT, NOW)).toBeNull()
  })

  test('recorded before the clock was set back by an hour block nothing', () => {
    expect(blockedUntil(minutes(-50, -51, -52, -53, -54).toReversed(), LIMIT, NOW)).toBeNull()
  })

  test('block for fifteen minutes from now at most, whatever the clock did', () => {
    const moments = fc.array(fc.integer({ min: NOW - 3 * HOUR, max: NOW + 3 * HOUR }))
    fc.assert(
      fc.property(moments, (tried) => {
        const sorted = tried.toSorted((a, b) => a - b)
        const until = blockedUntil(sorted, LIMIT, NOW)
        expect(until === null || (until > NOW && until <= NOW + LIMIT.window)).toBe(true)
      }),
    )
  })
})
