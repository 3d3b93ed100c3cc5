import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  activeDiscount,
  type FirstPurchaseTerms,
  priceOutlook,
  TIME_BONUS,
} from '#core/money/first-purchase-discount.ts'
import { DAY, HOUR, type Instant } from '#core/shared/time.ts'
import { NOW, sampleAccount } from '#tests/contracts/sample.ts'

const newcomer = sampleAccount({ signedUpAt: NOW })
const terms = (welcomePercentage: number, welcomeWindow = 3 * DAY): FirstPurchaseTerms => ({
  timeBonusPercentage: TIME_BONUS.percentage,
  timeBonusWindow: TIME_BONUS.window,
  welcomePercentage,
  welcomeWindow,
})

const outlook = (site: FirstPurchaseTerms, now: Instant) => {
  const active = activeDiscount(newcomer, site, now)
  return active && priceOutlook(active, newcomer, site)
}

describe('how long a price lasts', () => {
  test('is until the end of the welcome discount, if it follows the time bonus at the same rate', () => {
    expect(outlook(terms(25), NOW)).toEqual({ until: NOW + 3 * DAY, after: null })
    expect(outlook(terms(25), NOW + 5 * HOUR)).toEqual({ until: NOW + 3 * DAY, after: null })
  })

  test('is until the end of the time bonus, with the lower rate that follows', () => {
    expect(outlook(terms(10), NOW)).toEqual({
      until: NOW + TIME_BONUS.window,
      after: { percentage: 10, until: NOW + 3 * DAY },
    })
  })

  test('is until the end of the time bonus, if nothing follows', () => {
    for (const site of [terms(0), terms(25, HOUR)]) {
      expect(outlook(site, NOW)).toEqual({ until: NOW + TIME_BONUS.window, after: null })
    }
  })

  test('of a typed code includes the member’s later discounts', () => {
    const typed = (expires: Instant | null) =>
      priceOutlook({ percentage: 25, expires }, newcomer, terms(25))
    expect(typed(NOW + HOUR)).toEqual({ until: NOW + 3 * DAY, after: null })
    expect(typed(NOW + 4 * DAY)).toEqual({ until: NOW + 4 * DAY, after: null })
    expect(typed(null)).toEqual({ until: null, after: null })
  })

  test('is always exact, for any site settings', () => {
    const site = fc.record({
      timeBonusPercentage: fc.integer({ min: 0, max: 90 }),
      timeBonusWindow: fc.integer({ min: 0, max: 10 * DAY }),
      welcomePercentage: fc.integer({ min: 0, max: 90 }),
      welcomeWindow: fc.integer({ min: 0, max: 10 * DAY }),
    })
    const moment = fc.integer({ min: 0, max: 11 * DAY })
    fc.assert(
      fc.property(site, moment, fc.double({ min: 0, max: 1, noNaN: true }), (decided, at, part) => {
        const now = NOW + at
        const percentageAt = (then: Instant) =>
          activeDiscount(newcomer, decided, then)?.percentage ?? 0
        const shown = outlook(decided, now)
        if (shown === null) return percentageAt(now) === 0
        if (shown.until === null) return false
        const moment = now + Math.floor(part * (shown.until - 1 - now))
        return (
          percentageAt(moment) === percentageAt(now) &&
          percentageAt(shown.until) !== percentageAt(now) &&
          percentageAt(shown.until) === (shown.after?.percentage ?? 0)
        )
      }),
    )
  })
})
