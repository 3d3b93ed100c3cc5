import type { Account, MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Money } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import { activeDiscount, isFirstPurchaseCode } from './active-discount.ts'
import { type ClaimCounts, checkCode } from './codes.ts'
import type { DiscountCode } from './discount.ts'
import type { DiscountError } from './errors.ts'
import { hasBought } from './held-discount.ts'
import { paceGuess, type TooManyGuesses } from './pace-guess.ts'
import { TIME_BONUS, timeBonus } from './time-bonus.ts'
import { type WelcomeTerms, welcomeDiscount } from './welcome.ts'

type Claims = Pick<Reads, 'discounts' | 'orders'>

/** What a discount is asked for: a typed code, or with `null` whatever is active. */
export type DiscountWish = {
  readonly account: Account
  readonly text: string | null
  readonly price: Money | null
  readonly method: string | null
  readonly site: WelcomeTerms
}

/** How many of a member's orders may be pending at once, with room to spare. */
const RECENT_ORDERS = 50

/** The discount a wish comes to at `now`: `null` when nothing was typed and nothing is active. */
export async function findDiscount(
  stores: Claims,
  { account, text, price, method, site }: DiscountWish,
  now: Instant,
): Promise<Result<DiscountCode | null, DiscountError>> {
  if (text === null) return ok(activeDiscount(account, site, now))
  if (isFirstPurchaseCode(text)) return firstPurchaseCode(account, text, site, now)

  const code = await stores.discounts.byCode(text.trim())
  if (!code) return err({ code: 'discount.not-found' })
  const trial = { member: account.id, country: account.country, price, method }
  return checkCode(code, trial, await claimsOn(stores, code.code, account.id), now)
}

/** What a code a member typed is worth to them, before any bundle is chosen. */
export async function lookUpCode(
  ports: Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now'>,
  { member, code, site }: { member: MemberId; code: string; site: Settings },
): Promise<Result<DiscountCode, DiscountError | TooManyGuesses>> {
  const { reads, now } = ports
  const account = await reads.accounts.byId(member)
  if (!account) return err({ code: 'discount.not-found' })
  const paced = await paceGuess(ports, { member, text: code })
  if (!paced.ok) return paced
  const wish = { account, text: code, price: null, method: null, site }
  const found = await findDiscount(reads, wish, now())
  if (!found.ok) return found
  return found.value ? ok(found.value) : err({ code: 'discount.not-found' })
}

function firstPurchaseCode(
  account: Account,
  text: string,
  site: WelcomeTerms,
  now: Instant,
): Result<DiscountCode, DiscountError> {
  if (hasBought(account)) return err({ code: 'discount.used' })
  const typed = text.trim().toUpperCase()
  const held = [timeBonus(account, now), welcomeDiscount(account, site, now)].find(
    (discount) => discount?.code === typed,
  )
  if (held) return ok(held)
  // Whoever saw the time bonus still gets its price when the welcome discount takes over at the same rate.
  const active = activeDiscount(account, site, now)
  const same = typed === TIME_BONUS.code && active?.percentage === TIME_BONUS.percentage
  return same ? ok(active) : err({ code: 'discount.expired' })
}

/** A member's own pending orders do not count: a new order takes their place and frees their codes. */
async function claimsOn(
  { discounts, orders }: Claims,
  code: string,
  member: MemberId,
): Promise<ClaimCounts> {
  const recent = await orders.of(member, RECENT_ORDERS)
  const pending = new Set(recent.filter(({ state }) => state === 'pending').map(({ id }) => id))
  const standing = (claims: readonly string[]) => claims.filter((id) => !pending.has(id)).length
  return {
    byMember: standing(await discounts.claims(code, member)),
    byAll: standing(await discounts.claims(code, null)),
  }
}
