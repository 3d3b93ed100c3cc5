import type { Account } from '../accounts/account.ts'
import type { Instant, Millis } from '../shared/time.ts'
import type { DiscountCode } from './discount.ts'

/** A discount on a first purchase that comes with the account, unlike a code that is typed. */
export type FirstPurchaseOffer = {
  readonly kind: 'time-bonus' | 'welcome'
  readonly code: string
  readonly percentage: number
  /** How long after sign-up it lasts. */
  readonly window: Millis
}

/** A discount that a member holds just now, with the moment at which it really ends. */
export type HeldDiscount = DiscountCode & {
  readonly kind: FirstPurchaseOffer['kind']
  readonly expires: Instant
  readonly remaining: Millis
}

/** Whether a member ever bought something, also when all of it was paid back. */
export const hasBought = ({ premiumSince, boughtAt }: Account): boolean =>
  premiumSince !== null || boughtAt !== null

/** What is left of an offer to this member at `now`; `null` to a visitor, to who ever bought something, and when it is too late. */
export function firstPurchaseDiscount(
  { kind, code, percentage, window }: FirstPurchaseOffer,
  member: Account | null,
  now: Instant,
): HeldDiscount | null {
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
