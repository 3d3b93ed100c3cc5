import type { Account, MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { Money } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError } from '../errors.ts'
import {
  activeDiscount,
  type FirstPurchaseDiscount,
  type FirstPurchaseTerms,
  firstPurchaseCodeOf,
  hasBought,
  isFirstPurchaseCode,
  timeBonus,
  welcomeDiscount,
} from '../first-purchase-discount.ts'
import { type ClaimCounts, checkCode } from './codes.ts'

type Asked = {
  readonly member: Account
  readonly site: FirstPurchaseTerms
  /** Whether only the welcome discount is requested. */
  readonly welcome: boolean
}

/** The discount shown without typing a code; none where nothing can be bought. */
export function offeredDiscount(
  { payments, now }: Pick<Ports, 'payments' | 'now'>,
  { member, site, welcome }: Asked,
): FirstPurchaseDiscount | null {
  if (payments === 'none') return null
  return welcome ? welcomeDiscount(member, site, now()) : activeDiscount(member, site, now())
}

type Claims = Pick<Reads, 'discounts' | 'orders'>

/** The requested discount: a typed code, or `null` for the active one. */
type DiscountWish = {
  readonly account: Account
  readonly text: string | null
  readonly price: Money | null
  readonly method: string | null
  readonly site: FirstPurchaseTerms
}

/** Resolves the requested discount at `now`: `null` if no code was typed and none is active. */
export async function findDiscount(
  stores: Claims,
  { account, text, price, method, site }: DiscountWish,
  now: Instant,
): Promise<Result<DiscountCode | null, DiscountError>> {
  if (text === null) return ok(activeDiscount(account, site, now))
  if (isFirstPurchaseCode(text)) return firstPurchaseCode(account, text, site, now)

  const code = await stores.discounts.byCode(cleanPasted(text))
  if (!code) return err({ code: 'discount.not-found' })
  return checkFor(stores, code, { account, price, method }, now)
}

/** Whether a member may use a code at `now`. */
export async function checkFor(
  stores: Claims,
  code: DiscountCode,
  { account, price, method }: Pick<DiscountWish, 'account' | 'price' | 'method'>,
  now: Instant,
): Promise<Result<DiscountCode, DiscountError>> {
  const trial = { member: account.id, country: account.country, price, method }
  return checkCode(code, trial, await claimsOn(stores, code.code, account.id), now)
}

function firstPurchaseCode(
  account: Account,
  text: string,
  site: FirstPurchaseTerms,
  now: Instant,
): Result<DiscountCode, DiscountError> {
  if (hasBought(account)) return err({ code: 'discount.used' })
  const typed = cleanPasted(text).toUpperCase()
  const own = [timeBonus(account, site, now), welcomeDiscount(account, site, now)].find(
    (discount) => discount?.code === typed,
  )
  if (own) return ok(own)
  // A member who saw the time bonus keeps its price when the welcome discount follows at the same rate.
  const active = activeDiscount(account, site, now)
  const isBonusAtThisRate = active !== null && typed === firstPurchaseCodeOf('time-bonus', active)
  return isBonusAtThisRate ? ok(active) : err({ code: 'discount.expired' })
}

/** Ignore the member's own pending orders: a new order replaces them and frees their codes. */
async function claimsOn(
  { discounts, orders }: Claims,
  code: string,
  member: MemberId,
): Promise<ClaimCounts> {
  const pending = new Set((await orders.pendingOf(member)).map(({ id }) => id))
  const remaining = (claims: readonly string[]) => claims.filter((id) => !pending.has(id)).length
  return {
    byMember: remaining(await discounts.claims(code, member)),
    byAll: remaining(await discounts.claims(code, null)),
  }
}
