import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import type { DiscountCode } from './discount.ts'
import type { DiscountError } from './errors.ts'
import { limitCodeGuesses, type TooManyGuesses } from './limit-code-guesses.ts'
import { findDiscount } from './wished-discount.ts'

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
