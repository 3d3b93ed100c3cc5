import type { Account } from '../accounts/account.ts'
import { activeDiscount, isFirstPurchaseCode } from '../discounts/active-discount.ts'
import { claimScope } from '../discounts/codes.ts'
import type { DiscountError } from '../discounts/errors.ts'
import { hasBought } from '../discounts/held-discount.ts'
import { findDiscount } from '../discounts/look-up-code.ts'
import type { Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { Order, OrderDiscount } from './order.ts'
import { totalOf } from './prices.ts'

/** What an order that came to nothing costs when it is paid after all. */
export type Repriced = Pick<Order, 'discount' | 'total'>

/**
 * The price of an order that is tried again at `now`: the price that was frozen, with its discount only while that
 * still holds. A discount that is over makes place for whatever the member holds by then, or for none.
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
  const held = found.ok ? found.value : activeDiscount(account, site, now)
  // The percentage that was frozen stands while its code does, whatever became of the code since.
  const same = held?.code.toUpperCase() === discount.code.toUpperCase()
  return same
    ? { discount, total: totalOf(price, discount) }
    : { discount: frozen(held), total: totalOf(price, held) }
}

const frozen = (held: OrderDiscount | null): OrderDiscount | null =>
  held && { code: held.code, percentage: held.percentage }

/** Claims the discount of an order; it was freed when the order was given up. */
export async function claimAgain(
  { discounts }: Pick<Stores, 'discounts'>,
  { id, discount }: Pick<Order, 'id' | 'discount'>,
  account: Account,
): Promise<Result<null, Extract<DiscountError, { code: 'discount.used' }>>> {
  if (!discount) return ok(null)
  const { code } = discount
  const first = isFirstPurchaseCode(code)
  if (first && hasBought(account)) return err({ code: 'discount.used' })

  const kept = first ? null : await discounts.byCode(code)
  const scope = claimScope(kept ?? { validity: 'once-per-user' }, account.id, id)
  const claimed = await discounts.claim({ code, member: account.id, order: id, scope })
  return claimed ? ok(null) : err({ code: 'discount.used' })
}

/** Claims the discount of an order that is tried again, by a method that the code may be used with. */
export async function claimFor(
  stores: Pick<Stores, 'discounts'>,
  order: Pick<Order, 'id' | 'discount'>,
  account: Account,
  method: string,
): Promise<Result<null, DiscountError>> {
  const code = order.discount && (await stores.discounts.byCode(order.discount.code))
  const fits = !code?.paymentMethods.length || code.paymentMethods.includes(method)
  return fits ? claimAgain(stores, order, account) : err({ code: 'discount.not-for-this-order' })
}
