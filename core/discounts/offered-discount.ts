import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { activeDiscount } from './active-discount.ts'
import type { HeldDiscount } from './held-discount.ts'
import { type WelcomeTerms, welcomeDiscount } from './welcome.ts'

type Asked = {
  readonly member: Account
  readonly site: WelcomeTerms
  /** Whether it is asked for the welcome discount alone. */
  readonly welcome: boolean
}

/** The discount a member is told of without typing a code; none where nothing can be bought. */
export function offeredDiscount(
  { payments, now }: Pick<Ports, 'payments' | 'now'>,
  { member, site, welcome }: Asked,
): HeldDiscount | null {
  if (payments === 'none') return null
  return welcome ? welcomeDiscount(member, site, now()) : activeDiscount(member, site, now())
}
