import type { Account } from '../accounts/account.ts'
import type { Instant, Millis } from '../shared/time.ts'
import type { DiscountCode } from './discount.ts'

/** An automatic discount on a first purchase, without typing a code. */
export type FirstPurchaseOffer = {
  readonly kind: 'time-bonus' | 'welcome'
  readonly code: string
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

/** Whether a member ever bought something, even if fully refunded. */
export const hasBought = ({ premiumSince, boughtAt }: Account): boolean =>
  premiumSince !== null || boughtAt !== null

/** What remains of an offer at `now`; `null` for visitors, members who ever bought something, and after it ended. */
export function firstPurchaseDiscount(
  { kind, code, percentage, window }: FirstPurchaseOffer,
  member: Account | null,
  now: Instant,
): FirstPurchaseDiscount | null {
  if (!member || hasBought(member)) return null
  const expires = member.signedUpAt + window
  if (expires <= now) return null
  return {
    kind,
    code,
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
  }
}
