import type { MemberId } from '../../accounts/account.ts'
import type { Money } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError } from '../errors.ts'

/** Context for checking a code. Without a price or method, conditions on those are skipped. */
export type CodeTrial = {
  readonly member: MemberId
  readonly country: Country
  readonly price: Money | null
  readonly method: string | null
}

/** Number of existing claims of a code. */
export type ClaimCounts = { readonly byMember: number; readonly byAll: number }

const fits = (code: DiscountCode, { country, price, method }: CodeTrial): boolean =>
  (code.country === null || code.country === country) &&
  (price === null ||
    ((code.currency === null || code.currency === price.currency) &&
      price.amount >= code.minimumOrderValue)) &&
  (method === null || code.paymentMethods.length === 0 || code.paymentMethods.includes(method))

/** Whether this member may claim the code once more. */
export const isUsedUp = ({ validity }: DiscountCode, { byMember, byAll }: ClaimCounts): boolean =>
  (validity === 'once' && byAll > 0) || (validity === 'once-per-user' && byMember > 0)

/** Whether a code exists for a member: another's personal code, or a disabled one, counts as unknown. */
export const isMeantFor = ({ status, member }: DiscountCode, asker: MemberId): boolean =>
  status === 'active' && (member === null || member === asker)

/** Whether a code is valid at `now` in this context. */
export function checkCode(
  code: DiscountCode,
  trial: CodeTrial,
  claims: ClaimCounts,
  now: Instant,
): Result<DiscountCode, DiscountError> {
  if (!isMeantFor(code, trial.member)) return err({ code: 'discount.not-found' })
  if (isExpired(code, now)) return err({ code: 'discount.expired' })
  if (isUsedUp(code, claims)) return err({ code: 'discount.used' })
  return fits(code, trial) ? ok(code) : err({ code: 'discount.not-for-this-order' })
}

/** Whether a code has expired at `now`. */
export const isExpired = ({ expires }: DiscountCode, now: Instant): boolean =>
  expires !== null && expires <= now
