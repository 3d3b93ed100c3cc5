import type { Account } from '../accounts/account.ts'
import { cleanPasted } from '../shared/text.ts'
import type { Instant, Millis } from '../shared/time.ts'
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
