import type { MemberId } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { blockEnd } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { cleanPasted } from '../shared/pasted.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isFirstPurchaseCode } from './active-discount.ts'
import { isMeantFor } from './codes.ts'

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
