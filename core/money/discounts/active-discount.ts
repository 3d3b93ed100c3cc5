import type { Account } from '../../accounts/account.ts'
import type { Instant } from '../../shared/time.ts'
import type { DiscountCode } from '../discounts.ts'
import { type FirstPurchaseDiscount, firstPurchaseKindOf } from '../first-purchase-discount.ts'
import { type TimeBonusTerms, timeBonus, type WelcomeTerms, welcomeDiscount } from './time-bonus.ts'

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
