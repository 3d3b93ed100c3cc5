import type { MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'
import type { Order } from './order.ts'

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
