import type { MemberId } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { blockEnd } from '../../accounts/tries.ts'
import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Settings } from '../../site/settings.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError } from '../errors.ts'
import { isFirstPurchaseCode } from '../first-purchase-discount.ts'
import { isMeantFor } from './codes.ts'
import { findDiscount } from './wished-discount.ts'

export type TooManyGuesses = Extract<AccountError, { code: 'tries.too-many' }>

/**
 * Rate limit of typed codes: an unknown code counts as a guess, also among a hundred parallel ones. `null` is no
 * code; the two public codes are no guess.
 */
export async function limitCodeGuesses(
  { atomically, limits, secrets, now }: Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>,
  { member, text }: { readonly member: MemberId; readonly text: string | null },
): Promise<Result<null, TooManyGuesses>> {
  if (text === null || isFirstPurchaseCode(text)) return ok(null)
  const counted = { key: tryKeys(secrets).codes(member), limit: limits.codes }
  return atomically(async ({ accounts, attempts, discounts }) => {
    await accounts.lock(member)
    const until = await blockEnd({ attempts }, counted, now())
    if (until) return err({ code: 'tries.too-many', minutes: minutesUntil(until, now()) })
    const code = await discounts.byCode(cleanPasted(text))
    if (!code || !isMeantFor(code, member)) await attempts.add(counted.key, now())
    return ok(null)
  })
}

/** Value of a typed code for a member, before a bundle is chosen. */
export async function lookUpCode(
  ports: Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now'>,
  { member, code, site }: { member: MemberId; code: string; site: Settings },
): Promise<Result<DiscountCode, DiscountError | TooManyGuesses>> {
  const { reads, now } = ports
  const account = await reads.accounts.byId(member)
  if (!account) return err({ code: 'discount.not-found' })
  const paced = await limitCodeGuesses(ports, { member, text: code })
  if (!paced.ok) return paced
  const wish = { account, text: code, price: null, method: null, site }
  const found = await findDiscount(reads, wish, now())
  if (!found.ok) return found
  return found.value ? ok(found.value) : err({ code: 'discount.not-found' })
}
