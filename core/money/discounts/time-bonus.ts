import type { Account } from '../../accounts/account.ts'
import { HOUR, type Instant, type Millis, SECOND } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import { type FirstPurchaseDiscount, firstPurchaseDiscount } from '../first-purchase-discount.ts'

/** Spec §4 and §9, the default of a site: a quarter off, once, in the first four hours after signup. */
export const TIME_BONUS = { percentage: 25, window: 4 * HOUR } as const

/** A site's settings of the time bonus. */
export type TimeBonusTerms = Pick<Settings, 'timeBonusWindow' | 'timeBonusPercentage'>

/** Spec §9: update interval of the countdown. */
export const COUNTDOWN_TICK: Millis = SECOND

/**
 * The bonus of a member at `now`; `null` for visitors, members who ever bought something, after it ended, and where
 * the site has none.
 */
export const timeBonus = (
  member: Account | null,
  { timeBonusWindow, timeBonusPercentage }: TimeBonusTerms,
  now: Instant,
): FirstPurchaseDiscount | null =>
  firstPurchaseDiscount(
    { kind: 'time-bonus', percentage: timeBonusPercentage, window: timeBonusWindow },
    member,
    now,
  )

/** Spec §9: default percentage of the welcome discount. */
export const WELCOME_PERCENTAGE = 25

/** A site's settings of the welcome discount. */
export type WelcomeTerms = Pick<Settings, 'welcomeWindow' | 'welcomePercentage'>

/** Spec §1: discount on a first purchase, with the site's duration and percentage; `null` if the site has none. */
export const welcomeDiscount = (
  member: Account | null,
  { welcomeWindow, welcomePercentage }: WelcomeTerms,
  now: Instant,
): FirstPurchaseDiscount | null =>
  firstPurchaseDiscount(
    { kind: 'welcome', percentage: welcomePercentage, window: welcomeWindow },
    member,
    now,
  )
