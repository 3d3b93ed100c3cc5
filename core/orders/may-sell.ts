import { type Account, isOpen } from '../accounts/account.ts'
import { isFirstPurchaseCode } from '../discounts/active-discount.ts'
import { hasBought } from '../discounts/first-purchase-discount.ts'
import type { Stores } from '../ports.ts'
import type { Order } from './order.ts'
import { claimAgain } from './order-discount.ts'

/** An order before a payment for it came in, and as that payment would complete it. */
type Sale = { readonly before: Order; readonly paid: Order }

/**
 * Whether a payment that came in may complete its order, claiming the discount that this attempt was priced with. Not
 * for a member who left, not after a withdrawal, and not with a discount that another order has claimed since, be it
 * paid or not: that order's price was promised too.
 */
export async function maySell(
  stores: Pick<Stores, 'discounts'>,
  account: Account | null,
  { before, paid }: Sale,
): Promise<boolean> {
  if (!account || !isOpen(account) || paid.withdrawnAt !== null) return false
  const code = paid.discount?.code
  if (code !== undefined && isFirstPurchaseCode(code) && hasBought(account)) return false
  const claimed = before.state === 'pending' ? before.discount?.code : undefined
  if (claimed === code) return true
  await stores.discounts.release(paid.id)
  const claim = await claimAgain(stores, paid, account)
  // What the order itself had claimed stays its own.
  if (!claim.ok && claimed !== undefined) await claimAgain(stores, before, account)
  return claim.ok
}
