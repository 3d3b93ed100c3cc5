import { type Account, isOpen } from '../../accounts/account.ts'
import type { Reads, Stores } from '../../ports.ts'
import { type Money, sameMoney } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import { claimScope } from '../discounts/codes.ts'
import { findDiscount } from '../discounts/wished-discount.ts'
import type { DiscountError } from '../errors.ts'
import { activeDiscount, hasBought, isFirstPurchaseCode } from '../first-purchase-discount.ts'
import type { Order, OrderDiscount, Payment } from '../order.ts'
import { totalOf } from './prices.ts'

/** Price of a retried order. */
export type Repriced = Pick<Order, 'discount' | 'total'>

/**
 * Price of an order retried at `now`: the frozen price, with its discount only while that is valid; otherwise with
 * the member's current discount, if any.
 */
export async function repriced(
  stores: Pick<Reads, 'discounts' | 'orders'>,
  { price, discount }: Pick<Order, 'price' | 'discount'>,
  { account, site }: { readonly account: Account; readonly site: Settings },
  now: Instant,
): Promise<Repriced> {
  if (!discount) return { discount: null, total: price }
  const wish = { account, text: discount.code, price, method: null, site }
  const found = await findDiscount(stores, wish, now)
  const current = found.ok ? found.value : activeDiscount(account, site, now)
  // The frozen percentage applies while the code is valid, even if the code was edited.
  const same = current?.code.toUpperCase() === discount.code.toUpperCase()
  return current && same
    ? { discount, total: totalOf(price, { ...current, percentage: discount.percentage }) }
    : { discount: frozen(current), total: totalOf(price, current) }
}

/** The last total that a payment was tried at, where a retry costs another; `payments` are the newest first. */
export const totalBefore = (
  payments: readonly Pick<Payment, 'amount'>[],
  { total }: Repriced,
): Money | null => payments.find(({ amount }) => !sameMoney(amount, total))?.amount ?? null

const frozen = (current: OrderDiscount | null): OrderDiscount | null =>
  current && { code: current.code, percentage: current.percentage }

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
