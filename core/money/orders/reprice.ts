import type { Account } from '../../accounts/account.ts'
import type { Reads } from '../../ports.ts'
import { type Money, sameMoney } from '../../shared/money.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import { findDiscount } from '../discounts/wished-discount.ts'
import { activeDiscount } from '../first-purchase-discount.ts'
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
