import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { OrderError } from './errors.ts'
import { isStanding, type Order, type OrderId, type Payment } from './order.ts'
import { type Repriced, repriced } from './order-discount.ts'
import { type Receipt, readReceipt } from './receipt.ts'
import { type Refundable, refundable } from './refund.ts'
import { isRetriable } from './retry-payment.ts'
import { type MandateView, mandateOf } from './view-debit.ts'

/** An order as its member sees it. */
export type OrderView = {
  readonly order: Order
  /** The newest attempt to pay it. */
  readonly payment: Payment | null
  /** What the member agreed to, when that attempt debits their account. */
  readonly mandate: MandateView | null
  readonly refundable: (Refundable & { readonly endsPremium: boolean }) | null
  /** When its last refund turned out to have failed; `null` unless one did and none followed. */
  readonly refundFailedAt: Instant | null
  /** What it costs to pay it after all, now; `null` unless it came to nothing. */
  readonly retry: Repriced | null
  /** The newest order that was placed since this one was given up. */
  readonly replacedBy: OrderId | null
  readonly receipt: Receipt | null
}

type Needs = Pick<Ports, 'reads' | 'sites' | 'now'>

/** How many orders the list holds. */
const LISTED = 100

/** A member's own order; anybody else's is not there. */
export async function viewOrder(
  { reads, sites, now }: Needs,
  { member, order: id }: { readonly member: MemberId; readonly order: OrderId },
): Promise<Result<OrderView, Extract<OrderError, { code: 'order.not-found' }>>> {
  const order = await reads.orders.byId(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const [payment = null] = await reads.orders.payments(id)
  const { settings } = sites.byId(order.site)
  const wallet = await reads.wallets.of(member)
  const mandate = payment && (await mandateOf(reads, payment.id))
  const account = await reads.accounts.byId(member)
  const retry =
    account && isRetriable(order)
      ? await repriced(reads, order, { account, site: settings }, now())
      : null
  const refundFailedAt = (await reads.orders.refundOf(id))?.failedAt ?? null
  const back = refundable(order, wallet, settings, now(), refundFailedAt)
  const endsPremium = back !== null && (await isLastOfPremium(reads, order, back))
  return ok({
    order,
    payment,
    mandate,
    refundable: back && { ...back, endsPremium },
    refundFailedAt,
    retry,
    replacedBy: order.state === 'cancelled' ? await newestSince(reads, order) : null,
    receipt: await readReceipt({ reads, sites }, order),
  })
}

async function newestSince(
  { orders }: Pick<Reads, 'orders'>,
  { id, member, settledAt }: Order,
): Promise<OrderId | null> {
  const [newest] = await orders.of(member, 1)
  return newest && newest.id !== id && newest.placedAt >= (settledAt ?? 0) ? newest.id : null
}

/** Whether no order of the member's stands any more once so much of this one is paid back. */
async function isLastOfPremium(
  { orders }: Pick<Reads, 'orders'>,
  { id, member, total, returned }: Order,
  { amount }: Refundable,
): Promise<boolean> {
  if (returned + amount.amount < total.amount) return false
  const all = await orders.of(member, LISTED)
  return !all.some((one) => one.id !== id && isStanding(one))
}

/** A member's orders, newest first. */
export const listOrders = (
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly Order[]> => reads.orders.of(member, LISTED)
