import { describe, expect, test } from 'bun:test'
import { isTrusted, type TrustFacts } from '#core/profiles/photos/trust.ts'
import { DAY } from '#core/shared/time.ts'

const NOW = 1000 * DAY
const TRUSTED: TrustFacts = {
  needed: 5,
  joinedAt: NOW - 31 * DAY,
  shown: 1,
  approved: 5,
  refusedAt: null,
  restricted: false,
}

describe('a member whose photos are published at once', () => {
  test('has enough approved photos, and nothing against them', () => {
    expect(isTrusted(TRUSTED, NOW)).toBe(true)
    expect(isTrusted({ ...TRUSTED, refusedAt: NOW - 366 * DAY }, NOW)).toBe(true)
  })

  test.each([
    ['the site trusts nobody', { needed: 0 }],
    ['too few were approved', { approved: 4 }],
    ['it would be the first that others see', { shown: 0 }],
    ['they are new', { joinedAt: NOW - 30 * DAY }],
    ['one was refused within a year', { refusedAt: NOW - 365 * DAY }],
    ['they were restricted', { restricted: true }],
  ] as const)('is none where %s', (_, facts) => {
    expect(isTrusted({ ...TRUSTED, ...facts }, NOW)).toBe(false)
  })
})
