import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId, Payment } from './order.ts'
import { type Refundable, refundable } from './refund.ts'
import { type MandateView, mandateOf } from './view-debit.ts'

/** An order as its member sees it. */
export type OrderView = {
  readonly order: Order
  /** The newest attempt to pay it. */
  readonly payment: Payment | null
  /** What the member agreed to, when that attempt debits their account. */
  readonly mandate: MandateView | null
  readonly refundable: Refundable | null
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
  return ok({ order, payment, mandate, refundable: refundable(order, wallet, settings, now()) })
}

/** A member's orders, newest first. */
export const listOrders = (
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly Order[]> => reads.orders.of(member, LISTED)
