import type { Account, MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { unusedCredits } from './book.ts'
import { DIRECT_DEBIT, type Mandate } from './direct-debit.ts'
import type { Order, OrderId, Payment } from './order.ts'
import { shownPayment } from './orders/record-refund.ts'
import { lastFailure, type Refundable, refundable, sumOf, unspentOf } from './orders/refund.ts'
import { type Buyer, type Receipt, receiptOf } from './receipt.ts'

/** How many of the newest orders are listed, whatever became of them. */
const NEWEST = 100

/** A member's orders, newest first: the newest ones, and all that were ever paid, however many attempts followed. */
export async function listOrders(
  { reads }: { readonly reads: Pick<Reads, 'orders'> },
  { member }: { readonly member: MemberId },
): Promise<readonly Order[]> {
  const newest = await reads.orders.of(member, NEWEST)
  if (newest.length < NEWEST) return newest
  const listed = new Set(newest.map(({ id }) => id))
  const older = (await reads.orders.paidSince(member, 0)).filter(({ id }) => !listed.has(id))
  return [...newest, ...older.toSorted((a, b) => b.placedAt - a.placedAt)]
}

/** The receipt of an order, from its current state. */
export async function readReceipt(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  order: Order,
): Promise<Receipt | null> {
  const paid = await shownPayment(reads, order)
  const account = await reads.accounts.byId(order.member)
  return paid && account
    ? receiptOf(order, paid, sites.byId(order.site), await buyerOf({ reads }, account))
    : null
}

async function buyerOf({ reads }: Pick<Ports, 'reads'>, account: Account): Promise<Buyer> {
  if (account.status === 'erased') return null
  const profile = await reads.profiles.byId(account.id)
  return { name: profile?.name ?? '', email: account.email }
}

/** The mandate with which a direct debit was signed, of the newest payment that has one. */
export async function currentMandate(
  { directDebits }: Pick<Reads, 'directDebits'>,
  payments: readonly Pick<Payment, 'id' | 'method'>[],
): Promise<Mandate | null> {
  for (const { id, method } of payments) {
    const debit = method === DIRECT_DEBIT ? await directDebits.signedFor(id) : null
    if (debit?.mandate) return debit.mandate
  }
  return null
}

/** A refundable order. */
export type RefundableOrder = Refundable & { readonly order: OrderId }

/** A member's refundable orders, newest first: all of them can be refunded, one after the other. */
export async function refundableOrders(
  { reads, sites, now }: Pick<Ports, 'reads' | 'sites' | 'now'>,
  member: MemberId,
): Promise<readonly RefundableOrder[]> {
  const { total } = await unusedCredits(reads, member)
  const orders = await reads.orders.completedOf(member)
  const found: RefundableOrder[] = []
  for (const order of orders) {
    const failedAt = lastFailure(await reads.orders.refundsOf(order.id))
    const { settings } = sites.byId(order.site)
    const unspent = unspentOf(order, orders, total)
    const back = refundable(order, unspent, settings, now(), failedAt)
    if (back) found.push({ order: order.id, ...back })
  }
  return found
}

/** What refunds gave back of an order: of one that was charged back, before its bank took the rest. */
export async function refundedOf({ orders }: Pick<Reads, 'orders'>, order: Order): Promise<number> {
  if (order.state !== 'charged-back') return order.returned
  return Math.min(order.returned, sumOf(await orders.refundsOf(order.id)))
}
