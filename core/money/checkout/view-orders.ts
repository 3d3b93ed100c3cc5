import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { Money } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { type MandateView, mandateOf } from '../direct-debit/view-debit.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, Payment, PaymentReturn } from '../order.ts'
import { type ExpectedRefund, expectedRefund } from '../orders/expected-refund.ts'
import { shownPayment } from '../orders/record-refund.ts'
import { lastFailure } from '../orders/refund.ts'
import { type Repriced, repriced, totalBefore } from '../orders/reprice.ts'
import { listOrders, readReceipt } from '../read-orders.ts'
import type { Receipt } from '../receipt.ts'
import { isRetriable } from './retry-payment.ts'

/** An order as its member sees it. */
export type OrderView = {
  readonly order: Order
  /** The payment that bought it, else the newest attempt. */
  readonly payment: Payment | null
  /** The mandate, if that payment is a direct debit. */
  readonly mandate: MandateView | null
  readonly refundable: ExpectedRefund | null
  /** When its last refund failed; `null` if it did not, or another followed. */
  readonly refundFailedAt: Instant | null
  /** Current price of a retry; `null` unless failed or cancelled. */
  readonly retry: Retry | null
  /** The newest order placed since this one ended. */
  readonly replacedBy: OrderId | null
  readonly receipt: Receipt | null
  /** Payments for it that bought nothing and go back, the oldest first. */
  readonly returns: readonly PaymentReturn[]
}

/** `before` is the last total that it was tried at, where the price is another one now. */
type Retry = Repriced & { readonly before: Money | null }

type Needs = Pick<Ports, 'reads' | 'sites' | 'now'>

/** A member's own order; another's is not found. */
export async function viewOrder(
  { reads, sites, now }: Needs,
  { member, order: id }: { readonly member: MemberId; readonly order: OrderId },
): Promise<Result<OrderView, Extract<OrderError, { code: 'order.not-found' }>>> {
  const order = await reads.orders.byId(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const payment = await shownPayment(reads, order)
  const { settings } = sites.byId(order.site)
  const mandate = payment && (await mandateOf(reads, payment.id))
  const account = await reads.accounts.byId(member)
  const retry =
    account && isRetriable(order)
      ? await retryOf(
          reads,
          order,
          await repriced(reads, order, { account, site: settings }, now()),
        )
      : null
  const refunds = await reads.orders.refundsOf(id)
  return ok({
    order,
    payment,
    mandate,
    refundable: await expectedRefund(reads, order, {
      settings,
      at: now(),
      failedAt: lastFailure(refunds),
    }),
    refundFailedAt: refunds.at(-1)?.failedAt ?? null,
    retry,
    replacedBy: order.state === 'cancelled' ? await newestSince(reads, order) : null,
    receipt: await readReceipt({ reads, sites }, order),
    returns: await reads.paymentReturns.ofOrders([id]),
  })
}

/** A member's orders, newest first, each with the payments for it that go back. */
export async function viewOrders(
  { reads }: Pick<Ports, 'reads'>,
  owner: { readonly member: MemberId },
): Promise<readonly Pick<OrderView, 'order' | 'returns'>[]> {
  const orders = await listOrders({ reads }, owner)
  const returns = await reads.paymentReturns.ofOrders(orders.map(({ id }) => id))
  const byOrder = Map.groupBy(returns, (one) => one.order)
  return orders.map((order) => ({ order, returns: byOrder.get(order.id) ?? [] }))
}

const retryOf = async ({ orders }: Pick<Reads, 'orders'>, { id }: Order, price: Repriced) => ({
  ...price,
  before: totalBefore(await orders.payments(id), price),
})

async function newestSince(
  { orders }: Pick<Reads, 'orders'>,
  { id, member, settledAt }: Order,
): Promise<OrderId | null> {
  const [newest] = await orders.of(member, 1)
  return newest && newest.id !== id && newest.placedAt >= (settledAt ?? 0) ? newest.id : null
}
