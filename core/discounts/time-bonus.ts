import type { Account } from '../accounts/account.ts'
import type { Instant, Millis } from '../shared/time.ts'
import { SECOND } from '../shared/time.ts'
import type { HeldDiscount } from './held-discount.ts'
import { firstPurchaseDiscount } from './held-discount.ts'

/** Spec §4 and §9: a quarter off, once, in the first four hours after sign-up. */
export const TIME_BONUS = {
  kind: 'time-bonus',
  code: 'TIMEBONUS25',
  percentage: 25,
  window: 14_400 * SECOND,
} as const

/** Spec §9: how often the countdown ticks. */
export const COUNTDOWN_TICK: Millis = SECOND

/** The bonus a member holds at `now`; `null` to a visitor, to who ever bought something, and when it is too late. */
export const timeBonus = (member: Account | null, now: Instant): HeldDiscount | null =>
  firstPurchaseDiscount(TIME_BONUS, member, now)
