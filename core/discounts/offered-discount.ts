import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { activeDiscount, type FirstPurchaseTerms } from './active-discount.ts'
import type { FirstPurchaseDiscount } from './first-purchase-discount.ts'
import { welcomeDiscount } from './welcome.ts'

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
