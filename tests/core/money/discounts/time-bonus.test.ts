import { describe, expect, test } from 'bun:test'
import { offeredDiscount } from '#core/money/discounts/wished-discount.ts'
import {
  activeDiscount,
  COUNTDOWN_TICK,
  isFirstPurchaseCode,
  TIME_BONUS,
  timeBonus,
  WELCOME_PERCENTAGE,
  welcomeDiscount,
} from '#core/money/first-purchase-discount.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import type { Payments } from '#core/site/ports.ts'
import { NOW, sampleAccount } from '#tests/contracts/sample.ts'

const newcomer = sampleAccount({ signedUpAt: NOW })
const premium = sampleAccount({ signedUpAt: NOW, premiumSince: NOW })
const site = {
  timeBonusWindow: TIME_BONUS.window,
  timeBonusPercentage: TIME_BONUS.percentage,
  welcomeWindow: 3 * DAY,
  welcomePercentage: WELCOME_PERCENTAGE,
}

describe('the time bonus', () => {
  test('is 25 %, once, for four hours after signup', () => {
    expect(TIME_BONUS.window).toBe(4 * HOUR)
    expect(timeBonus(newcomer, site, NOW)).toEqual({
      kind: 'time-bonus',
      code: 'TIMEBONUS25',
      percentage: 25,
      expires: NOW + 4 * HOUR,
      remaining: 4 * HOUR,
      country: null,
      member: newcomer.id,
      currency: null,
      minimumOrderValue: 0,
      status: 'active',
      validity: 'once-per-user',
      paymentMethods: [],
      amount: 0,
      made: null,
    })
  })

  test('lasts to the last millisecond', () => {
    expect(timeBonus(newcomer, site, NOW + 4 * HOUR - 1)?.remaining).toBe(1)
    expect(timeBonus(newcomer, site, NOW + 4 * HOUR)).toBeNull()
  })

  test('is not for visitors, nor for premium members', () => {
    expect(timeBonus(null, site, NOW)).toBeNull()
    expect(timeBonus(premium, site, NOW)).toBeNull()
  })
})

describe('a site’s own time bonus', () => {
  test('has its percentage in the code, and its hours', () => {
    const own = { ...site, timeBonusPercentage: 40, timeBonusWindow: HOUR }
    expect(timeBonus(newcomer, own, NOW)).toMatchObject({
      code: 'TIMEBONUS40',
      percentage: 40,
      remaining: HOUR,
    })
    expect(timeBonus(newcomer, own, NOW + HOUR)).toBeNull()
  })

  test('can be none: then the welcome discount is the active one, if there is one', () => {
    const none = { ...site, timeBonusPercentage: 0 }
    expect(timeBonus(newcomer, none, NOW)).toBeNull()
    expect(activeDiscount(newcomer, none, NOW)?.code).toBe('WELCOME25')
    expect(activeDiscount(newcomer, { ...none, welcomePercentage: 0 }, NOW)).toBeNull()
    expect(timeBonus(newcomer, { ...site, timeBonusWindow: 0 }, NOW)).toBeNull()
  })
})

describe('the welcome discount', () => {
  test('is 25 % off a first purchase, as long as the site says', () => {
    expect(welcomeDiscount(newcomer, site, NOW + 3 * DAY - 1)).toMatchObject({
      code: 'WELCOME25',
      percentage: WELCOME_PERCENTAGE,
      remaining: 1,
    })
    expect(welcomeDiscount(newcomer, site, NOW + 3 * DAY)).toBeNull()
  })

  test('can be lower with its own code, or disabled by the site', () => {
    const less = { ...site, welcomePercentage: 10 }
    expect(welcomeDiscount(newcomer, less, NOW)).toMatchObject({
      code: 'WELCOME10',
      percentage: 10,
    })
    expect(welcomeDiscount(newcomer, { ...site, welcomePercentage: 0 }, NOW)).toBeNull()
  })
})

describe('the active discount', () => {
  test('is the time bonus, then the welcome discount, then none', () => {
    expect(activeDiscount(newcomer, site, NOW)?.kind).toBe('time-bonus')
    expect(activeDiscount(newcomer, site, NOW + 4 * HOUR)?.kind).toBe('welcome')
    expect(activeDiscount(newcomer, site, NOW + 3 * DAY)).toBeNull()
  })

  test('is none for premium members and visitors', () => {
    expect(activeDiscount(premium, site, NOW)).toBeNull()
    expect(activeDiscount(null, site, NOW)).toBeNull()
  })

  test('has its two codes in any case', () => {
    expect(isFirstPurchaseCode(' timebonus25')).toBe(true)
    expect(isFirstPurchaseCode('Welcome25')).toBe(true)
    expect(isFirstPurchaseCode('welcome10')).toBe(true)
    expect(isFirstPurchaseCode('TIMEBONUS5')).toBe(true)
    expect(isFirstPurchaseCode('SPRING')).toBe(false)
    expect(isFirstPurchaseCode('WELCOMEBACK')).toBe(false)
  })
})

describe('the announced discount', () => {
  const offered = (payments: Payments, welcome = false) =>
    offeredDiscount({ payments, now: () => NOW }, { member: newcomer, site, welcome })?.kind

  test('is the active one, or the welcome discount on request', () => {
    expect(offered('live')).toBe('time-bonus')
    expect(offered('live', true)).toBe('welcome')
  })

  test('is none where nothing can be bought', () => {
    expect(offered('none')).toBeUndefined()
  })
})

test('the countdown ticks every second', () => {
  expect(COUNTDOWN_TICK).toBe(1000)
})
