import type { MemberId } from '../accounts/account.ts'
import { blockOn } from '../accounts/count-try.ts'
import type { AccountError } from '../accounts/errors.ts'
import { tryKeys } from '../accounts/tries.ts'
import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isFirstPurchaseCode } from './active-discount.ts'
import { isMeantFor } from './codes.ts'

export type TooManyGuesses = Extract<AccountError, { code: 'tries.too-many' }>

/**
 * Whether a member may try this code now. One that is not there for them counts as a guess, also when a hundred
 * are tried at once. `null` is no code, and the two that everybody knows are no guess.
 */
export async function paceGuess(
  { atomically, limits, secrets, now }: Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>,
  { member, text }: { readonly member: MemberId; readonly text: string | null },
): Promise<Result<null, TooManyGuesses>> {
  if (text === null || isFirstPurchaseCode(text)) return ok(null)
  const counted = { key: tryKeys(secrets).codes(member), limit: limits.codes }
  return atomically(async ({ accounts, attempts, discounts }) => {
    await accounts.hold(member)
    const until = await blockOn({ attempts }, counted, now())
    if (until) return err({ code: 'tries.too-many', minutes: minutesUntil(until, now()) })
    const code = await discounts.byCode(text.trim())
    if (!code || !isMeantFor(code, member)) await attempts.add(counted.key, now())
    return ok(null)
  })
}
