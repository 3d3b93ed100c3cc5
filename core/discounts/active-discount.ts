import type { Account } from '../accounts/account.ts'
import { cleanPasted } from '../shared/pasted.ts'
import type { Instant } from '../shared/time.ts'
import type { DiscountCode } from './discount.ts'
import type { FirstPurchaseDiscount } from './first-purchase-discount.ts'
import { TIME_BONUS, timeBonus } from './time-bonus.ts'
import { type WelcomeTerms, welcomeDiscount } from './welcome.ts'

/** Spec §4: the time bonus if the member has it, otherwise the welcome discount. */
export const activeDiscount = (
  member: Account | null,
  site: WelcomeTerms,
  now: Instant,
): FirstPurchaseDiscount | null => timeBonus(member, now) ?? welcomeDiscount(member, site, now)

const WELCOME_CODE = /^WELCOME\d{1,2}$/

/** The first-purchase discount that a code stands for; `null` for any other code. */
export function firstPurchaseKindOf(code: string): FirstPurchaseDiscount['kind'] | null {
  const typed = cleanPasted(code).toUpperCase()
  if (typed === TIME_BONUS.code) return TIME_BONUS.kind
  return WELCOME_CODE.test(typed) ? 'welcome' : null
}

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
  site: WelcomeTerms,
): PriceOutlook {
  if (expires === null) return { until: null, after: null }
  const next = activeDiscount(member, site, expires)
  if (!next) return { until: expires, after: null }
  const following = priceOutlook(next, member, site)
  if (next.percentage === percentage) return following
  return { until: expires, after: { percentage: next.percentage, until: following.until } }
}
