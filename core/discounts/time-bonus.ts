import type { Account } from '../accounts/account.ts'
import type { Instant, Millis } from '../shared/time.ts'
import { SECOND } from '../shared/time.ts'
import type { FirstPurchaseDiscount } from './first-purchase-discount.ts'
import { firstPurchaseDiscount } from './first-purchase-discount.ts'

/** Spec §4 and §9: a quarter off, once, in the first four hours after sign-up. */
export const TIME_BONUS = {
  kind: 'time-bonus',
  code: 'TIMEBONUS25',
  percentage: 25,
  window: 14_400 * SECOND,
} as const

/** Spec §9: update interval of the countdown. */
export const COUNTDOWN_TICK: Millis = SECOND

/** The bonus of a member at `now`; `null` for visitors, members who ever bought something, and after it ended. */
export const timeBonus = (member: Account | null, now: Instant): FirstPurchaseDiscount | null =>
  firstPurchaseDiscount(TIME_BONUS, member, now)
