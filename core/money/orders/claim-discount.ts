import { type Account, isOpen, type MemberId } from '../../accounts/account.ts'
import type { Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError } from '../errors.ts'
import { hasBought, isFirstPurchaseCode } from '../first-purchase-discount.ts'
import type { Order } from '../order.ts'

/** Uniqueness scope of a claim: the member, everybody, or only the same order. */
export function claimScope(
  { validity }: Pick<DiscountCode, 'validity'>,
  member: MemberId,
  order: string,
): string {
  switch (validity) {
    case 'once-per-user':
      return member
    case 'once':
      return 'once'
    case 'unlimited':
      return order
  }
}

/** Claims the discount of an order; it was released when the order ended. */
export async function claimAgain(
  { discounts }: Pick<Stores, 'discounts'>,
  { id, discount }: Pick<Order, 'id' | 'discount'>,
  account: Account,
): Promise<Result<null, Extract<DiscountError, { code: 'discount.used' }>>> {
  if (!discount) return ok(null)
  const { code } = discount
  const first = isFirstPurchaseCode(code)
  if (first && hasBought(account)) return err({ code: 'discount.used' })

  const stored = first ? null : await discounts.byCode(code)
  const scope = claimScope(stored ?? { validity: 'once-per-user' }, account.id, id)
  const claimed = await discounts.claim({ code, member: account.id, order: id, scope })
  return claimed ? ok(null) : err({ code: 'discount.used' })
}

/** Claims the discount of a retried order, for a method that the code allows. */
export async function claimFor(
  stores: Pick<Stores, 'discounts'>,
  order: Pick<Order, 'id' | 'discount'>,
  account: Account,
  method: string,
): Promise<
  Result<null, Extract<DiscountError, { code: 'discount.used' | 'discount.not-for-this-order' }>>
> {
  const code = order.discount && (await stores.discounts.byCode(order.discount.code))
  const fits = !code?.paymentMethods.length || code.paymentMethods.includes(method)
  return fits ? claimAgain(stores, order, account) : err({ code: 'discount.not-for-this-order' })
}

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
