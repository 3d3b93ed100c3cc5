import type { Account } from '../accounts/account.ts'
import { cleanPasted } from '../shared/text.ts'
import { HOUR, type Instant, type Millis, SECOND } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { DiscountCode } from './discounts.ts'

/** An automatic discount on a first purchase, without typing a code. */
export type FirstPurchaseOffer = {
  readonly kind: 'time-bonus' | 'welcome'
  /** 1 to 90; 0 is none. */
  readonly percentage: number
  /** How long after signup it lasts. */
  readonly window: Millis
}

/** A member's current discount, and when it really ends. */
export type FirstPurchaseDiscount = DiscountCode & {
  readonly kind: FirstPurchaseOffer['kind']
  readonly expires: Instant
  readonly remaining: Millis
}

const NAMES = { 'time-bonus': 'TIMEBONUS', welcome: 'WELCOME' } as const

/** The code of a first-purchase discount: its name and percentage, as in TIMEBONUS25. */
export const firstPurchaseCodeOf = (
  kind: FirstPurchaseOffer['kind'],
  { percentage }: Pick<FirstPurchaseOffer, 'percentage'>,
): string => `${NAMES[kind]}${percentage}`

/** The first-purchase discount that a code stands for; `null` for any other code. */
export function firstPurchaseKindOf(code: string): FirstPurchaseOffer['kind'] | null {
  const [, name] = /^(TIMEBONUS|WELCOME)\d{1,2}$/.exec(cleanPasted(code).toUpperCase()) ?? []
  if (name === undefined) return null
  return name === NAMES.welcome ? 'welcome' : 'time-bonus'
}

/** Whether a member ever bought something, even if fully refunded. */
export const hasBought = ({ premiumSince, boughtAt }: Account): boolean =>
  premiumSince !== null || boughtAt !== null

/** What remains of an offer at `now`; `null` for visitors, members who ever bought something, and after it ended. */
export function firstPurchaseDiscount(
  { kind, percentage, window }: FirstPurchaseOffer,
  member: Account | null,
  now: Instant,
): FirstPurchaseDiscount | null {
  if (!member || percentage === 0 || hasBought(member)) return null
  const expires = member.signedUpAt + window
  if (expires <= now) return null
  return {
    kind,
    code: firstPurchaseCodeOf(kind, { percentage }),
    percentage,
    expires,
    remaining: expires - now,
    country: null,
    member: member.id,
    currency: null,
    minimumOrderValue: 0,
    status: 'active',
    validity: 'once-per-user',
    paymentMethods: [],
    amount: 0,
    made: null,
  }
}

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

/** A site's settings of both discounts on a first purchase. */
export type FirstPurchaseTerms = TimeBonusTerms & WelcomeTerms

/** Spec §4: the time bonus if the member has it, otherwise the welcome discount. */
export const activeDiscount = (
  member: Account | null,
  site: FirstPurchaseTerms,
  now: Instant,
): FirstPurchaseDiscount | null =>
  timeBonus(member, site, now) ?? welcomeDiscount(member, site, now)

/** Whether a code is limited to first purchases. */
export const isFirstPurchaseCode = (code: string): boolean => firstPurchaseKindOf(code) !== null

/** How long the current price lasts, and what follows. */
export type PriceOutlook = {
  /** When the price really changes; `null` if it does not. */
  readonly until: Instant | null
  /** The discount that follows; `null` is the regular price. */
  readonly after: NextDiscount | null
}

/** A following discount at another rate. */
export type NextDiscount = { readonly percentage: number; readonly until: Instant | null }

/**
 * product.md, "One true clock": consecutive discounts at the same rate count as one, which ends when the last of them
 * does.
 */
export function priceOutlook(
  { percentage, expires }: Pick<DiscountCode, 'percentage' | 'expires'>,
  member: Account,
  site: FirstPurchaseTerms,
): PriceOutlook {
  if (expires === null) return { until: null, after: null }
  const next = activeDiscount(member, site, expires)
  if (!next) return { until: expires, after: null }
  const following = priceOutlook(next, member, site)
  if (next.percentage === percentage) return following
  return { until: expires, after: { percentage: next.percentage, until: following.until } }
}
